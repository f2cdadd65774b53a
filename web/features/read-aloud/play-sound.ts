/** One sound at a time, wherever it is played from: ends the one that is played. */
let breakOff = () => {}

/** Plays an address, or bytes of a WAV file. */
export function playSound(sound: string | Uint8Array<ArrayBuffer>): void {
  breakOff()
  const address =
    typeof sound === 'string'
      ? sound
      : URL.createObjectURL(new Blob([sound], { type: 'audio/wav' }))
  const audio = new Audio(address)
  const forget = () => typeof sound !== 'string' && URL.revokeObjectURL(address)
  breakOff = () => {
    audio.pause()
    forget() // it never ends
  }
  audio.addEventListener('ended', forget)
  audio.addEventListener('error', forget)
  audio.play().catch(() => undefined) // another sound was wanted first
}
