import { nounEnding, withVowelEndings } from '../english/inflected-forms.ts'
import { irregularForms } from '../english/irregular-forms.ts'
import { type Part, parts } from '../practice-set.ts'
import { cefrjWords } from './cefrj-words.ts'
import type { Pace } from './pace.ts'

/** What the list knows of a word. */
export interface ListedWord {
  level: number
  parts: Part[]
}

/** Above every level: what the list knows of a word wins. */
export const unknownLevel = 9

/** Parts of speech that the list lacks, of words whose other use a gap would have to fear. */
const alsoVerbs = `peak plateau trend level top total average chair table budget forecast impact access
contact text host coach mentor pitch outline highlight focus benefit detail item tone role background
network schedule update download upload upgrade input output research document process progress
contrast conflict compromise question challenge prompt hook thread shift credit stock staff shade`
const alsoAdjectives =
  'elaborate concrete abstract alternative deliberate moderate separate appropriate'

/** The words of the list, each with its lowest level and all its parts of speech. */
export async function readWordList(pace: Pace): Promise<ReadonlyMap<string, ListedWord>> {
  const entries = new Map<string, ListedWord>()
  for (const block of cefrjWords.trim().split('\n\n')) {
    const [head = '', ...words] = block.split(/\s+/)
    const part = parts.find((each) => each === head[1]) ?? 'x'
    for (const word of words.flatMap((each) => each.replaceAll('_', ' ').split('/'))) {
      addEntry(entries, word.toLowerCase(), { level: Number(head[0]), part })
      if (pace.isDue()) await pace.rest()
    }
  }
  const also = (words: string, part: Part) => {
    for (const word of words.split(/\s+/)) addEntry(entries, word, { level: unknownLevel, part })
  }
  also(alsoVerbs, 'v')
  also(alsoAdjectives, 'a')
  return entries
}

/** Every word of the list with its forms, each with the lowest level that it may have. */
export async function formsOf(
  entries: ReadonlyMap<string, ListedWord>,
  pace: Pace,
): Promise<Map<string, number>> {
  const forms = new Map<string, number>()
  for (const [word, { level, parts: its }] of entries) {
    if (!/^[a-z']+$/.test(word)) continue
    for (const form of [word, ...formsOfParts(word, its)]) {
      forms.set(form, Math.min(level, forms.get(form) ?? unknownLevel))
    }
    if (pace.isDue()) await pace.rest()
  }
  return forms
}

function addEntry(
  entries: Map<string, ListedWord>,
  word: string,
  { level, part }: { level: number; part: Part },
): void {
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
