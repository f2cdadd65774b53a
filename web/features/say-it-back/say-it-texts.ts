import { deniedText } from '../../listening/microphone/microphone.ts'
import type { SpokenPart } from '../../listening/mirror/spoken-part.ts'
import type { TakeProblem } from '../../listening/use-take.ts'

export const sayItTexts = {
  asking: 'Allow the microphone in your browser.',
  opening: 'One moment …',
  recording: 'Recording',
  working: 'One moment …',
} as const

export const microphoneTexts: Record<TakeProblem, string> = {
  denied: deniedText,
  failed:
    'The microphone could not be used. Check that it is plugged in and that no other app is using it, then try again.',
  unsupported:
    'This browser cannot record sound. Type the sentence from memory instead, or open the lesson in an up-to-date Chrome, Edge, Firefox or Safari.',
  unplugged:
    'The microphone went silent before you stopped. What you said up to then has been kept.',
  empty:
    'Nothing was recorded: you stopped before there was any sound. Record again, and stop when you have finished speaking.',
  'too-long':
    'The recording stopped by itself after two minutes. What you said up to then has been kept.',
}

export const engineTexts = {
  'broken-file': 'Part of the engine did not load. Check your connection, then try again.',
  'no-start': 'The engine did not start in this browser. You can still record and compare.',
  'not-loaded': 'The engine did not load. Check your connection, then try again.',
  died: 'The engine has stopped. Your recording is still here; start the engine again.',
} as const

/** Why the engine cannot follow, where it listens and does not know how words are said. */
export const soundsTexts = {
  error:
    'The pronunciation of these words did not load, so the engine cannot follow you yet. Check your connection, then try again.',
  missing:
    'This lesson is no longer here, so the engine does not know how its words are said. You can still record and compare.',
} as const

/** Who listens, and what it does. */
export const whoTexts = {
  nobody: { who: 'nobody but you', what: '' },
  engine: { who: 'this device', what: 'It follows your words; it does not judge them.' },
  browser: {
    who: 'your browser, on this device',
    what: 'It writes down the words that it hears.',
  },
  both: {
    who: 'your browser and an engine, both on this device',
    what: 'One writes down the words that it hears, the other follows them in time.',
  },
} as const

/** What the browser's own pack heard. */
export const browserTexts = {
  everything: 'Your browser heard every word:',
  some: 'What your browser heard. It may be wrong:',
  nothing: 'Your browser heard no words.',
  lost: 'It stopped listening before the end.',
} as const

/** The browser's own pack, where it is not yet there. */
export const packTexts = {
  downloading: 'Your browser is installing speech recognition on this device. You can carry on.',
  refused:
    'Your browser did not install speech recognition on this device. Everything else works as before.',
} as const

export const roomTexts = {
  good: '',
  unknown: '',
  silent: 'Nothing was heard. Speak a little louder, or come nearer to the microphone.',
  noisy: 'It is too noisy here to understand your words. Find a quieter place and try again.',
} as const

/** Why a sentence is not followed; none is called where it has no words at all. */
export const unknownWordsText = (words: readonly string[]) =>
  words.length === 0
    ? 'There are no English words here that the engine can follow.'
    : `The engine does not know how ${words.map((word) => `‘${word}’`).join(', ')} ${words.length === 1 ? 'is' : 'are'} said, so it cannot follow this sentence.`

export const noMatch = 'The engine could not match this recording with the sentence.'

export const heardTexts = {
  'not-listening': '',
  heard: '',
  listening: 'Listening to your recording …',
  'no-match':
    'The engine could not recognise your word. Say the whole sentence again, or press the word.',
  'unknown-words':
    'The engine does not know every word of this sentence. Press the word that you said.',
} as const

/** How long somebody spoke, and with how many pauses. */
export function spokenTimeText(who: string, { seconds, pauses: { length } }: SpokenPart): string {
  const pauses = length === 0 ? 'no pause' : length === 1 ? 'one pause' : `${length} pauses`
  return `${who} spoke for ${seconds.toFixed(1)} s, with ${pauses}.`
}
