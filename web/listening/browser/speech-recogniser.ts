/** The language that learners speak here (spec §9). */
export const recognitionLanguage = 'en-US'

/** The browser's recogniser; undefined where it has none. */
export const recogniserOfBrowser = (): SpeechRecogniserMaker | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition

interface SpeechRecogniserMaker {
  new (): SpeechRecogniser
  /** Both are missing in browsers that know no recognition on the device. */
  available?: (wish: LocalWish) => Promise<string>
  install?: (wish: LocalWish) => Promise<boolean>
}

interface LocalWish {
  langs: string[]
  processLocally: true
}

export interface SpeechAlternative {
  transcript: string
  confidence: number
}

/** The part of the browser's recogniser that is used; TypeScript's own types do not have it. */
interface SpeechRecogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** True forbids the browser to send the voice anywhere. */
  processLocally?: boolean
  onresult:
    | ((event: { results: ArrayLike<ArrayLike<SpeechAlternative> & { isFinal: boolean }> }) => void)
    | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: (track?: MediaStreamTrack) => void
  stop: () => void
  abort: () => void
}

declare global {
  interface Window {
    SpeechRecognition?: SpeechRecogniserMaker
    webkitSpeechRecognition?: SpeechRecogniserMaker
  }
}
