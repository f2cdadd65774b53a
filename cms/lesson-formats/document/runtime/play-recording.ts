import { announce } from './announce.ts'

const players = new WeakMap<HTMLElement, HTMLAudioElement>()

/** Puts the recording into the player after its button, in place of the one before. */
export function playRecording(button: HTMLElement, recording: Blob) {
  let player = players.get(button)
  if (player?.isConnected) URL.revokeObjectURL(player.src)
  else player = addPlayer(button)
  player.src = URL.createObjectURL(recording)
  announce('Your recording is ready to play.')
}

function addPlayer(button: HTMLElement): HTMLAudioElement {
  const player = document.createElement('audio')
  player.controls = true
  player.setAttribute('aria-label', 'Your recording')
  player.className = 'lesson-recording'
  players.set(button, player)
  button.after(player)
  return player
}
