/**
 * Ignores the second click of a double click: the first one has changed the page, so the second
 * must neither take the focus away nor press whatever now lies below the pointer. Ends with the
 * next single press.
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
