import type { FoundWord } from './found-word.ts'
import type { PageElement } from './page-tree.ts'

type Field = keyof FoundWord

/** What the fields of such objects are called in pages that were written by hand. */
const fieldNames: Readonly<Record<string, Field>> = {
  word: 'word',
  en: 'word',
  english: 'word',
  term: 'word',
  def: 'meaning',
  definition: 'meaning',
  meaning: 'meaning',
  context: 'translation',
  translation: 'translation',
  it: 'translation',
  native: 'translation',
  example: 'example',
  ex: 'example',
  sentence: 'example',
  sents: 'example',
  writingsentence: 'example',
  pronsentence: 'spokenExample',
  spoken: 'spokenExample',
  ipa: 'phonetics',
  phonetics: 'phonetics',
  phonetic: 'phonetics',
  pron: 'phonetics',
}

const quoted = /"(?:[^"\\\n]|\\.){0,2000}"|'(?:[^'\\\n]|\\.){0,2000}'|`(?:[^`\\]|\\.){0,2000}`/g
const fields = new RegExp(
  `["']?\\b([A-Za-z]+)["']?\\s*:\\s*(\\[\\s*)?(${quoted.source})(?:\\s*,\\s*(${quoted.source}))?`,
  'g',
)

/** Words stand at the beginning of a script; behind a picture of megabytes nobody looks for them. */
const longestScript = 500_000
const longestText = 2_000
const mostWords = 1_000

/** Words in the objects of a script: `{ word: 'benefit', def: '…', sents: ['…', '…'] }`. */
export function objectWordsOf({ tagName, attributes, children }: PageElement): FoundWord[] {
  if (tagName !== 'script' || attributes.get('src')) return []
  const script = children.filter((part) => typeof part === 'string').join('')
  return objectsIn(script.slice(0, longestScript))
}

/** A field that begins the next word ends the one before: objects need not be parsed for that. */
function objectsIn(script: string): FoundWord[] {
  const words: FoundWord[] = []
  for (const [, name = '', list, first = '', second] of script.matchAll(fields)) {
    const known = name.toLowerCase()
    const field = Object.hasOwn(fieldNames, known) ? fieldNames[known] : undefined
    const current = words.at(-1)
    if (field === 'word' && words.length === mostWords) break
    if (field === 'word') words.push({ word: unquoted(first) })
    else if (field && current) {
      current[field] ||= unquoted(first)
      if (list && second && field === 'example') current.spokenExample ||= unquoted(second)
    }
  }
  return words.map((word) => ({
    ...word,
    example: filled(word, word.example),
    spokenExample: filled(word, word.spokenExample),
  }))
}

const unquoted = (literal: string) =>
  literal
    .slice(1, -1)
    .slice(0, longestText)
    .replace(/\\n/g, ' ')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\(.)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A sentence with a blank is a gap already; the word goes back where it stood. */
const filled = ({ word }: FoundWord, sentence = '') => sentence.replace(/_{2,}|\[\s*\]/, word)
