import { spokenPieces } from '../../cms/contract/spoken-pieces.ts'
import { chooseVoice, defaultVoiceSettings, type VoiceSettings } from './choose-voice.ts'
import { readSettings, storeSettings } from './speech-settings.ts'
import { createTutor } from './tutor.ts'
import { languageOf, type Sex } from './voice-table.ts'

/** Slower than speech, a little higher or lower by voice (spec §9). */
const speechRate = 0.8
/** For who has not caught a sentence. */
const slowSpeechRate = 0.55
/** The tutor's own pace, and a slow one. */
const tutorRate = { usual: 1, slow: slowSpeechRate / speechRate } as const
const pitchOf: Record<Sex, number> = { female: 1.1, male: 0.9 }

export interface SpeechState {
  settings: VoiceSettings
  /** The key of the button whose text is being spoken. */
  speakingKey: string | null
  /** The name of the voice that would speak now; null for the browser's default. */
  voiceName: string | null
  /** Where the chosen voice is not there, a default speaks and this says so (spec §8). */
  isVoiceFound: boolean
}

/** The state before the browser has listed its voices. */
export const silentState: SpeechState = {
  settings: defaultVoiceSettings,
  speakingKey: null,
  voiceName: null,
  isVoiceFound: true,
}

/** How a text is said. */
export interface Manner {
  isSlow?: boolean
  /** Nothing speaks after all: told where that is found out late. */
  onSilent?: () => void
  /**
   * The text is over by itself: it was said to its end, or no voice could say it. Not told where it
   * was broken off.
   */
  onOver?: () => void
}

/** The one voice of a page: what it speaks and with which voice, for buttons to watch. */
export function createSpeaker() {
  let state = silentState
  const watchers = new Set<() => void>()
  const browser = createReader(() => change({ speakingKey: null }))
  /** Where the words are that the tutor has said herself; none on pages without a word list. */
  let clips: string | undefined
  const tutor = createTutor(() => stop())

  function change(next: Partial<SpeechState>) {
    state = { ...state, ...next }
    for (const tell of watchers) tell()
  }

  /** An empty list says nothing yet: many browsers load their voices late. */
  function look(isListComplete?: boolean, isOwn?: boolean) {
    const voices = voicesNow(isOwn)
    const { voice, isFound } = chooseVoice(voices, state.settings)
    const isVoiceFound = isFound || (voices.length === 0 && !isListComplete)
    const voiceName = voice?.name ?? null
    if (voiceName !== state.voiceName || isVoiceFound !== state.isVoiceFound) {
      change({ voiceName, isVoiceFound })
    }
    return voice
  }

  function silence() {
    if (state.speakingKey === null) return
    tutor.hush()
    browser.hush()
  }

  function stop() {
    if (state.speakingKey === null) return
    silence()
    change({ speakingKey: null })
  }

  /** In the tutor's voice where she has said the text. False where nothing can speak. */
  function speak(key: string, text: string, manner: Manner = {}): boolean {
    if (clips === undefined) return say(key, text, manner)
    silence()
    change({ speakingKey: key })
    const rate = manner.isSlow ? tutorRate.slow : tutorRate.usual
    const otherwise = () => {
      if (say(key, text, manner)) return
      stop()
      manner.onSilent?.()
    }
    tutor.say({ clips, text, rate, onOver: manner.onOver, otherwise })
    return true
  }

  /** In the browser's voice, or in one that is the device's own. False where it has none. */
  function say(key: string, text: string, manner: Manner, isOwn?: boolean): boolean {
    if (!synthesis()) return false
    silence()
    const voice = look(true, isOwn)
    const pieces = utterancesOf(text, { ...state.settings, voice, isSlow: manner.isSlow })
    change({ speakingKey: pieces.length === 0 ? null : key })
    browser.say(pieces, manner.onOver, () => {
      // A voice of the network does not speak without a line.
      if (voice && !voice.localService) say(key, text, manner, true)
      else manner.onSilent?.()
    })
    return true
  }

  function choose(settings: VoiceSettings) {
    stop()
    change({ settings })
    storeSettings(settings)
    look()
  }

  /** Follows the browser's voices while a lesson is open, and falls silent with the page. */
  function attach(clipsOfPage?: string) {
    clips = clipsOfPage
    const lookAgain = () => look()
    change({ settings: readSettings() })
    lookAgain()
    const leave = followBrowser({ onVoices: lookAgain, onHidden: stop })
    return () => {
      stop()
      leave()
    }
  }

  function watch(tell: () => void) {
    watchers.add(tell)
    return () => {
      watchers.delete(tell)
    }
  }

  return { attach, choose, speak, stop, watch, current: () => state, clips: () => clips }
}

/** The browser's voice. */
function createReader(onEnd: () => void) {
  // A reference is kept here: an utterance without one is garbage collected and never ends.
  let utterances: readonly SpeechSynthesisUtterance[] = []
  return {
    hush() {
      utterances = []
      synthesis()?.cancel()
    },
    say(
      pieces: readonly SpeechSynthesisUtterance[],
      onOver: (() => void) | undefined,
      onFailed: () => void,
    ) {
      whenOver(pieces, (error) => {
        // An utterance that was cancelled may report its end after the next one has begun.
        if (utterances !== pieces) return
        utterances = []
        onEnd()
        if (error === undefined) onOver?.()
        else if (error !== 'canceled' && error !== 'interrupted') onFailed()
      })
      utterances = pieces
      for (const piece of pieces) synthesis()?.speak(piece)
    },
  }
}

/** The last piece ends a text, or any that fails: then why. */
function whenOver(
  pieces: readonly SpeechSynthesisUtterance[],
  finish: (error?: SpeechSynthesisErrorCode) => void,
) {
  const last = pieces.at(-1)
  if (last) last.onend = () => finish()
  for (const piece of pieces) piece.onerror = ({ error }) => finish(error)
}

interface BrowserEvents {
  onVoices: () => void
  /** The page is hidden or left. */
  onHidden: () => void
}

/** @returns what ends it. */
function followBrowser({ onVoices, onHidden }: BrowserEvents) {
  const tellIfHidden = () => document.hidden && onHidden()
  // Old Safari has voices, but no event that reports them.
  synthesis()?.addEventListener?.('voiceschanged', onVoices)
  document.addEventListener('visibilitychange', tellIfHidden)
  window.addEventListener('pagehide', onHidden)
  return () => {
    synthesis()?.removeEventListener?.('voiceschanged', onVoices)
    document.removeEventListener('visibilitychange', tellIfHidden)
    window.removeEventListener('pagehide', onHidden)
  }
}

interface UtteranceManner extends VoiceSettings {
  isSlow: boolean | undefined
  voice: SpeechSynthesisVoice | null
}

const utterancesOf = (text: string, manner: UtteranceManner) =>
  spokenPieces(text, rateOf(manner)).map((piece) => utteranceOf(piece, manner))

const rateOf = ({ isSlow }: UtteranceManner) => (isSlow ? slowSpeechRate : speechRate)

function utteranceOf(text: string, manner: UtteranceManner) {
  const { accent, sex, voice } = manner
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice?.lang.replaceAll('_', '-') ?? languageOf[accent]
  utterance.rate = rateOf(manner)
  utterance.pitch = pitchOf[sex]
  return utterance
}

/** The voices that are known by now, or those of them that are the device's own. */
const voicesNow = (isOwn?: boolean): SpeechSynthesisVoice[] =>
  (synthesis()?.getVoices() ?? []).filter(({ localService }) => localService || !isOwn)

/** Undefined where the browser has none. */
const synthesis = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? window.speechSynthesis
    : undefined
