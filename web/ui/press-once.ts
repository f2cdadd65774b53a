interface KeyDown {
  key: string
  repeat: boolean
  target: EventTarget | null
  preventDefault: () => void
  stopPropagation: () => void
}

/**
 * Stops a held Enter, for a listener that hears it first. Browsers press a button again and again as
 * long as it is held: what was done is undone, or done ten times. Where lines are written it goes on.
 */
export function pressOnce(event: KeyDown): void {
  if (!event.repeat || event.key !== 'Enter' || hasLines(event.target)) return
  event.preventDefault()
  event.stopPropagation()
}

const hasLines = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable)
