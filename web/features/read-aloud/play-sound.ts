/** One sound at a time, wherever it is played from. */
let playing: HTMLAudioElement | null = null

/** Plays an address, or bytes of a WAV file. */
export function playSound(sound: string | Uint8Array<ArrayBuffer>): void {
  playing?.pause()
  const address =
    typeof sound === 'string'
      ? sound
      : URL.createObjectURL(new Blob([sound], { type: 'audio/wav' }))
  const audio = new Audio(address)
  playing = audio
  const forget = () => typeof sound !== 'string' && URL.revokeObjectURL(address)
  audio.addEventListener('ended', forget)
  audio.addEventListener('error', forget)
  audio.play().catch(() => undefined) // another sound was wanted first
}
