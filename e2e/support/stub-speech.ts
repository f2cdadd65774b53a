interface StubbedVoice {
  name: string
  lang: string
  default: boolean
}

/** Runs in the page before its script: a browser with these voices that speaks without end. */
export function stubSpeech({ voices }: { voices: StubbedVoice[] }) {
  class Utterance {
    voice: StubbedVoice | null = null
    lang = ''
    rate = 1
    pitch = 1
    constructor(readonly text: string) {}
  }

  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    getVoices: () => voices,
    speak() {
      synthesis.speaking = true
    },
    cancel() {
      synthesis.speaking = false
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
}
