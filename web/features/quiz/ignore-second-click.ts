/**
 * The second click of the double click that brought what is shown now meets nothing: it neither takes
 * the focus away nor presses what has come to lie below the pointer. Ends with the next single press.
 */
export function ignoreSecondClick(): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  function ignore(event: MouseEvent) {
    if (event.detail > 1) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.type === 'mousedown') {
      listening.abort()
    }
  }

  document.addEventListener('mousedown', ignore, options)
  document.addEventListener('click', ignore, options)
  return () => listening.abort()
}
