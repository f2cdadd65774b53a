import { announce } from './announce.ts'

const nothingText = 'Nothing was recorded. Please press Start Recording, then speak.'
/** Where a browser reads nothing before somebody presses, the recording is taken as it is. */
const readLimitMs = 1_000

const players = new WeakMap<HTMLElement, HTMLAudioElement>()

/**
 * Puts the recording into the player after its button, in place of the one before, which stays
 * where nothing was recorded.
 */
export async function playRecording(button: HTMLElement, recording: Blob): Promise<void> {
  const address = window.URL.createObjectURL(recording)
  if (!(await canBePlayed(address))) {
    window.URL.revokeObjectURL(address)
    alert(nothingText)
    return
  }
  let player = players.get(button)
  if (player?.isConnected) window.URL.revokeObjectURL(player.src)
  else player = addPlayer(button)
  player.src = address
  announce('Your recording is ready to play.')
}

/** What was stopped at once has a beginning and no sound: a player would only show that it failed. */
function canBePlayed(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const reader = new Audio()
    reader.addEventListener('loadedmetadata', () => resolve(true))
    reader.addEventListener('error', () => resolve(false))
    setTimeout(() => resolve(true), readLimitMs)
    reader.src = address
  })
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
