/** Plays the recording inside an element from its beginning, unless it is out of sight. */
export function playInside(element: HTMLElement | null): void {
  const audio = element?.querySelector('audio')
  if (!audio || audio.getClientRects().length === 0) return
  audio.currentTime = 0
  audio.play().catch((error: unknown) => console.warn('The recording did not play', error))
}
