import { spokenPieces } from '../../../contract/spoken-pieces.ts'
import { every, root } from './lesson-page.ts'

const rate = 0.8

const silentText =
  "Audio Not Available: Your browser doesn't support text-to-speech. Please try a different browser."

export function speak(element: HTMLElement) {
  const text = spokenText(element)
  if (text) say(spokenPieces(text, rate))
}

/** Kept, since an utterance that nothing holds is collected as garbage and tells nothing. */
let spoken: SpeechSynthesisUtterance[]

/**
 * One piece after the other. A voice of the network says nothing without a line: one of the device
 * goes on then.
 */
function say(pieces: string[], isOwn?: boolean) {
  try {
    speechSynthesis.cancel()
    const voices = speechSynthesis.getVoices().filter(({ localService }) => localService || !isOwn)
    const utterances = pieces.map((piece) => utteranceOf(piece, voices))
    spoken = utterances
    utterances.forEach((utterance, index) => {
      utterance.onerror = ({ error }) => {
        if (utterances !== spoken || error === 'canceled' || error === 'interrupted') return
        const isFar = utterance.voice && !utterance.voice.localService
        say(isFar ? pieces.slice(index) : [], true)
        if (!isFar) alert(silentText)
      }
      speechSynthesis.speak(utterance)
    })
  } catch {
    alert(silentText) // a browser without speech ends here as well
  }
}

export function spokenText(element: HTMLElement): string {
  return (element.dataset.speak || element.textContent || '').trim()
}

/** Browsers load their voices at the first question. */
export function prepareVoices() {
  if (every('[data-speak]').length === 0 || !('speechSynthesis' in window)) return
  speechSynthesis.getVoices()
}

export function stopSpeaking() {
  if (every('[data-speak]').length > 0) window.speechSynthesis?.cancel()
}

function utteranceOf(text: string, voices: SpeechSynthesisVoice[]): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  const voice = englishVoice(voices)
  if (voice) utterance.voice = voice
  utterance.lang = voice ? voice.lang : 'en-GB'
  utterance.rate = rate
  utterance.pitch = 1
  utterance.volume = 1
  return utterance
}

/** The page's own English where it names one, then British, American, any. */
function englishVoice(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  for (const wanted of [root().lang.toLowerCase(), 'en-gb', 'en-us', 'en']) {
    if (!wanted.startsWith('en')) continue
    const exact = voices.find((voice) => tag(voice) === wanted)
    if (exact) return exact
  }
  return voices.find((voice) => tag(voice).startsWith('en'))
}

function tag(voice: SpeechSynthesisVoice): string {
  return voice.lang.replace('_', '-').toLowerCase()
}
