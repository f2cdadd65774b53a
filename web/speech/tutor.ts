import type { playTutor } from './tutor-voice.ts'

interface Wanted {
  /** Where the words are that the tutor has said. */
  clips: string
  text: string
  /** Of her own pace. */
  rate: number
  /** She has said it to its end. */
  onOver: (() => void) | undefined
  /** She has not said it, or it cannot be had. */
  otherwise: () => void
}

/** The tutor's voice on a page; it says one text at a time. */
export function createTutor(onEnd: () => void) {
  let audio: HTMLAudioElement | null = null
  return {
    hush() {
      audio?.pause()
      audio = null
    },
    say({ otherwise, onOver, ...wanted }: Wanted) {
      const mine = audioOfPress()
      audio = mine
      const isOver = () => audio !== mine
      playLater({
        ...wanted,
        audio: mine,
        isOver,
        onEnd() {
          if (isOver()) return
          onEnd()
          onOver?.()
        },
      }).then((isPlaying) => isPlaying || isOver() || otherwise())
    },
  }
}

/** Nobody fetches the tutor's voice who listens to nothing. */
const playLater = async (said: Parameters<typeof playTutor>[0]): Promise<boolean> => {
  try {
    return await (await import('./tutor-voice.ts')).playTutor(said)
  } catch {
    return false // no line, or a sound that does not play: the browser's voice is there
  }
}

/**
 * Safari lets only that speak which began with a press, and what the tutor has said is found a
 * moment later: so both voices begin with nothing.
 */
function audioOfPress(): HTMLAudioElement {
  const audio = new Audio()
  audio.play().catch(() => undefined) // there is nothing to play yet
  if ('speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
  return audio
}
