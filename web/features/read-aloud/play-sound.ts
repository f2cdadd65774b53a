/** One sound at a time, wherever it is played from. */
let playing: HTMLAudioElement | null = null
/** Lets go of the bytes that are played. */
let forget = () => {}

/** Plays an address, or bytes of a WAV file. */
export function playSound(sound: string | Uint8Array<ArrayBuffer>): void {
  playing?.pause()
  forget() // one that is broken off never ends
  const address =
    typeof sound === 'string'
      ? sound
      : URL.createObjectURL(new Blob([sound], { type: 'audio/wav' }))
  const audio = new Audio(address)
  playing = audio
  const revoke = () => {
    if (typeof sound !== 'string') URL.revokeObjectURL(address)
  }
  forget = revoke
  audio.addEventListener('ended', revoke)
  audio.addEventListener('error', revoke)
  audio.play().catch(() => undefined) // another sound was wanted first
}
