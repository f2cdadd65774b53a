interface StubbedVoice {
  name: string
  lang: string
  default: boolean
}

/** What a page asked the browser to say. */
export interface SpokenText {
  text: string
  voice: string | null
  lang: string
  rate: number
  pitch: number
}

/**
 * Runs in the page before its script: a browser with these voices that speaks without end and
 * writes down what it is asked to say. `lateVoices` take their place at 'voiceschanged'.
 */
export function stubSpeech(options: { voices: StubbedVoice[]; lateVoices?: StubbedVoice[] }) {
  class Utterance {
    voice: StubbedVoice | null = null
    lang = ''
    rate = 1
    pitch = 1
    constructor(readonly text: string) {}
  }

  const spoken: SpokenText[] = []
  let voices = options.voices
  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    getVoices: () => voices,
    speak({ text, voice, lang, rate, pitch }: Utterance) {
      synthesis.speaking = true
      spoken.push({ text, voice: voice?.name ?? null, lang, rate, pitch })
    },
    cancel() {
      synthesis.speaking = false
    },
  })
  synthesis.addEventListener('voiceschanged', () => {
    voices = options.lateVoices ?? voices
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  Object.defineProperty(window, 'spoken', { value: spoken })
}
