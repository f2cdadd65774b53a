interface KeyDown {
  key: string
  repeat: boolean
  target: EventTarget
  preventDefault: () => void
}

/**
 * Browsers press a button again and again as long as Enter is held: what records would stop at once
 * and begin anew, and what the first press has put in the focus would be pressed too.
 */
export function pressOnce(event: KeyDown): void {
  const { key, repeat, target } = event
  if (!repeat || key !== 'Enter' || !(target instanceof Element)) return
  if (target.matches('a, button, summary')) event.preventDefault()
}
