const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll']

let tell: () => void = () => undefined
let first = Promise.resolve()

/** What is pressed answers first; code that nobody waits for comes when the page rests, or by then. */
const latestMs = 300

/** Called where the server has drawn the page: from now on its further parts wait for a sign. */
export function awaitUse(): void {
  first = new Promise((resolve) => {
    tell = resolve
    for (const sign of signs) addEventListener(sign, tellAtRest, { once: true, passive: true })
  })
}

/** Safari does not say when it rests. */
function tellAtRest(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: latestMs })
  else setTimeout(tell)
}

/** Resolves when somebody first does anything on the page, or when `tellInUse` says so. */
export const whenInUse = (): Promise<void> => first

/** Tells that the page is in use, where no other sign of it came before. */
export const tellInUse = (): void => tell()
