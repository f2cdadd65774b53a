import { LRUCache } from 'lru-cache'
import { allowedSlips } from '../answers/slips.ts'
import { spellingDistance } from '../answers/spelling-distance.ts'
import { inflectedForms, nounEnding, withVowelEndings } from '../english/inflected-forms.ts'
import { irregularForms } from '../english/irregular-forms.ts'
import { type Part, parts, type WordFacts } from '../practice-set.ts'
import { plainText } from '../words/plain-text.ts'
import { cefrjWords } from './cefrj-words.ts'
import { bitsOf, lettersOf } from './letter-bits.ts'

interface Entry {
  level: number
  parts: Part[]
}

/** English words by their length, each with the letters that it has as bits. */
type FormsByLength = ReadonlyMap<number, readonly { form: string; letters: number }[]>

/** Above every level: what the list knows of a word wins. */
const unknownLevel = 9

const entries = new Map<string, Entry>()
for (const block of cefrjWords.trim().split('\n\n')) {
  const [head = '', ...words] = block.split(/\s+/)
  const part = parts.find((each) => each === head[1]) ?? 'x'
  for (const word of words.flatMap((each) => each.replaceAll('_', ' ').split('/'))) {
    addEntry(word.toLowerCase(), Number(head[0]), part)
  }
}

/** Parts of speech that the list lacks, of words whose other use a gap would have to fear. */
const alsoVerbs = `peak plateau trend level top total average chair table budget forecast impact access
contact text host coach mentor pitch outline highlight focus benefit detail item tone role background
network schedule update download upload upgrade input output research document process progress
contrast conflict compromise question challenge prompt hook thread shift credit stock staff shade`
const alsoAdjectives =
  'elaborate concrete abstract alternative deliberate moderate separate appropriate'
for (const word of alsoVerbs.split(/\s+/)) addEntry(word, unknownLevel, 'v')
for (const word of alsoAdjectives.split(' ')) addEntry(word, unknownLevel, 'a')

const forms = new Set<string>()
/** Every word of the list with its forms. */
export const englishForms: ReadonlySet<string> = forms
for (const [word, { parts: its }] of entries) {
  if (/^[a-z']+$/.test(word)) for (const form of [word, ...formsOfParts(word, its)]) forms.add(form)
}
const formsByLength = byLength(forms)

/** Whether it is a word of the list or a form of one. */
export const isEnglishForm = (word: string): boolean => forms.has(word)

/** Level and parts of speech of a word; of a form those of its word. */
export function factsOf(text: string): WordFacts {
  const word = plainText(text).replace(/^(?:to|an?|the) (?=.)/, '')
  const base = entries.get(word)
  if (base) return { level: base.level % unknownLevel, parts: base.parts }
  const stems = word.match(/^(.+?)(?:s|es|d|ed|ing)$/)
  const stem = stems?.[1] === undefined ? undefined : entries.get(stems[1])
  return stem && inflectedForms(stems?.[1] ?? '').includes(word) ? stem : { level: 0, parts: [] }
}

/**
 * English words that are so near one of these that a slip could make the one of the other, in the
 * order of the alphabet; `also` are words that count as English here, of whatever language.
 */
export function nearFormsOf(words: readonly string[], also: readonly string[] = []): string[] {
  const near = new Set<string>()
  const others = byLength(also)
  for (const word of new Set(words)) {
    const bare = word.replaceAll("'", '')
    if (bare !== word && forms.has(bare)) near.add(bare)
    for (const form of nearEnglish(word)) near.add(form)
    for (const form of nearOf(word, others)) near.add(form)
  }
  return [...near].sort()
}

/** Known again: the words of lessons repeat, and each takes a look at thousands of others. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 })

function nearEnglish(word: string): readonly string[] {
  const found = known.get(word) ?? nearOf(word, formsByLength)
  known.set(word, found)
  return found
}

function nearOf(word: string, others: FormsByLength): string[] {
  const most = allowedSlips([...word].length)
  const letters = lettersOf(word)
  const near: string[] = []
  for (let length = word.length - most; most > 0 && length <= word.length + most; length++) {
    for (const other of others.get(length) ?? []) {
      const isFar = bitsOf(other.letters ^ letters) > most * 2
      if (isFar || other.form === word) continue
      if (spellingDistance(word, other.form) <= most) near.push(other.form)
    }
  }
  return near
}

function addEntry(word: string, level: number, part: Part) {
  const entry = entries.get(word)
  if (!entry) entries.set(word, { level, parts: [part] })
  else {
    entry.level = Math.min(entry.level, level)
    if (!entry.parts.includes(part)) entry.parts.push(part)
  }
}

/** The forms that a word really has, for only these may not be taken for a slip. */
function formsOfParts(word: string, its: readonly Part[]): string[] {
  const [past, ing, more, most] = withVowelEndings(word)
  const hasMore = its.includes('a') && word.length <= 6
  return [
    ...irregularForms(word).map((form) => form.toLowerCase()),
    ...(its.includes('n') || its.includes('v') ? [nounEnding(word)] : []),
    ...(its.includes('v') ? [past, ing] : []),
    ...(hasMore ? [more, most] : []),
  ].filter((form) => form !== undefined)
}

function byLength(words: Iterable<string>): FormsByLength {
  const lists = new Map<number, { form: string; letters: number }[]>()
  for (const form of words) {
    const list = lists.get(form.length) ?? []
    list.push({ form, letters: lettersOf(form) })
    lists.set(form.length, list)
  }
  return lists
}
