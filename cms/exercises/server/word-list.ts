import { inflectedForms } from '../english/inflected-forms.ts'
import type { WordFacts } from '../practice-set.ts'
import { plainText } from '../words/plain-text.ts'
import { type WordsByLength, wordsByLength } from './near-words.ts'
import { type Pace, paced } from './pace.ts'
import { formsOf, type ListedWord, readWordList, unknownLevel } from './read-word-list.ts'

/** What the server knows of English words (decision 71). */
export interface WordList {
  /** Every word of the list with its forms. */
  englishForms: ReadonlySet<string>
  /** Whether it is a word of the list or a form of one. */
  isEnglishForm: (word: string) => boolean
  /** Level and parts of speech of a word; of a form those of its word. */
  factsOf: (text: string) => WordFacts
  /** Of a word or a form: the lowest that it may have, 1 for A1 up to 4 for B2; 0 where it has none. */
  levelOf: (word: string) => number
  /** English words that are so near this one that a slip could make the one of the other. */
  nearFormsOf: (word: string) => string[]
}

let opened: Promise<WordList> | undefined

/** The list, made ready in pieces when somebody first practises. */
export function openWordList(): Promise<WordList> {
  opened ??= makeReady(paced())
  return opened
}

async function makeReady(pace: Pace): Promise<WordList> {
  const entries = await readWordList(pace)
  const levels = await formsOf(entries, pace)
  const forms = new Set(levels.keys())
  const byLength = wordsByLength()
  for (const form of forms) {
    byLength.add(form)
    if (pace.isDue()) await pace.rest()
  }
  return {
    englishForms: forms,
    isEnglishForm: (word) => forms.has(word),
    factsOf: (text) => factsIn(entries, text),
    levelOf: (word) => (levels.get(word) ?? entries.get(word)?.level ?? 0) % unknownLevel,
    nearFormsOf: (word) => nearFormsIn({ forms, byLength }, word),
  }
}

function factsIn(entries: ReadonlyMap<string, ListedWord>, text: string): WordFacts {
  const word = plainText(text).replace(/^(?:to|an?|the) (?=.)/, '')
  const stem = endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .find((each) => entries.has(each) && inflectedForms(each).includes(word))
  const entry = entries.get(word) ?? entries.get(stem ?? '')
  return entry ? { level: entry.level % unknownLevel, parts: entry.parts } : unknownWord
}

const unknownWord: WordFacts = { level: 0, parts: [] }
/** Of minutes and closed the e belongs to the word. */
const endings = ['s', 'es', 'd', 'ed', 'ing']

interface Forms {
  forms: ReadonlySet<string>
  byLength: WordsByLength
}

function nearFormsIn({ forms, byLength }: Forms, word: string): string[] {
  const bare = word.replaceAll("'", '')
  const isWithout = bare !== word && forms.has(bare)
  return [...(isWithout ? [bare] : []), ...byLength.nearTo(word)]
}
