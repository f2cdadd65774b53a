import {
  recogniserOfBrowser,
  recognitionLanguage,
  type SpeechAlternative,
} from './speech-recogniser.ts'
import { maxVainStarts, vainStartsAfter, wordsOf } from './speech-results.ts'
import { noWords, textOf, type Words } from './words.ts'

/** How long each failed start delays the next one. */
const waitMsPerVainStart = 1000

export interface Listener {
  /** Ends it; the last words may still come. */
  stop: () => void
  /** Ends it and reports nothing. */
  abort: () => void
}

interface ListenerWishes {
  /** No voice may leave the device: without its own pack the browser hears nothing then. */
  isLocal: boolean
  /** The microphone that is open already; the browser opens one of its own otherwise. */
  track?: MediaStreamTrack | undefined
  onWords: (words: Words) => void
  /** The recogniser is lost for good: no more words will come. */
  onLost: () => void
}

/** Whether this browser has a recogniser at all. */
export const canListen = () => recogniserOfBrowser() !== undefined

/**
 * Hears what the learner says; null where the browser has no recogniser. Recognisers end by
 * themselves after a silence or some time, so they are started again until stopped.
 */
export function listen(wishes: ListenerWishes): Listener | null {
  const { isLocal, track, onWords, onLost } = wishes
  const Recogniser = recogniserOfBrowser()
  if (!Recogniser) return null
  const recogniser = new Recogniser()
  let words = noWords
  let isWanted = true
  let vainStarts = 0
  let run: { before: string; hasHeard: boolean; error: string | null }
  let timer: ReturnType<typeof setTimeout> | undefined

  recogniser.lang = recognitionLanguage
  recogniser.continuous = true
  recogniser.interimResults = true
  recogniser.onresult = ({ results }) => {
    run.hasHeard = true
    words = wordsOf(Array.from(results, resultOf), run.before)
    onWords(words)
  }
  recogniser.onerror = ({ error }) => {
    run.error = error
  }
  recogniser.onend = () => {
    // A microphone that is closed is the end of what was said, and no loss.
    if (!isWanted || track?.readyState === 'ended') return
    vainStarts = vainStartsAfter(run, vainStarts)
    if (vainStarts >= maxVainStarts) giveUp()
    else timer = setTimeout(start, vainStarts * waitMsPerVainStart)
  }

  function start() {
    run = { before: textOf(words), hasHeard: false, error: null }
    try {
      if (isLocal) recogniser.processLocally = true
      if (track) recogniser.start(track)
      else recogniser.start()
    } catch (error) {
      console.warn('Speech recognition did not start', error)
      giveUp()
    }
  }

  function giveUp() {
    isWanted = false
    onLost()
  }

  function end() {
    isWanted = false
    clearTimeout(timer)
  }

  start()
  return {
    stop() {
      end()
      recogniser.stop()
    },
    abort() {
      end()
      recogniser.onresult = null
      recogniser.abort()
    },
  }
}

function resultOf(result: ArrayLike<SpeechAlternative> & { isFinal: boolean }) {
  const { transcript = '', confidence = 0 } = result[0] ?? {}
  return { text: transcript, confidence, isFinal: result.isFinal }
}
