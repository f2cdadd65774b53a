/** Between two looks whether the site answers again; a line that is back is told by the browser. */
export const lookAgainMs = 10_000

/** Acts when the site answers, and until it is called off as often as it has to; never twice at once. */
export function onceSiteAnswers(act: () => Promise<void>): () => void {
  let isBusy = false

  async function look() {
    if (isBusy) return
    isBusy = true
    try {
      if (await isAnswering()) await act()
    } finally {
      isBusy = false
    }
  }

  const timer = setInterval(look, lookAgainMs)
  window.addEventListener('online', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', look)
  }
}

/** Asked for nothing, so that a form says once that it could not be saved, and not at each look. */
const isAnswering = () =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  )
