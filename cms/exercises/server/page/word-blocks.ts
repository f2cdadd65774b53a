import type { FoundWord } from './found-word.ts'
import { attributeOf, elementsIn, textOf } from './page-elements.ts'
import type { PageElement } from './page-tree.ts'

const blockNames = /(?:^|\s)(?:vocab|word)[\w]*[-_]?(?:item|card|entry|block|row|box)(?:\s|$)/
const wordNames = /(?:^|[\s-])(?:word|term|title|english|en|front)(?:\s|$)/
const phoneticNames = /(?:^|[\s-])(?:ipa|phonetics?|pron(?:unciation)?)(?:\s|$)/
const meaningNames = /(?:^|[\s-])(?:def(?:inition)?|meaning|explanation|back)(?:\s|$)/
const exampleNames = /(?:^|[\s-])(?:ex(?:ample)?|sentence|usage)(?:\s|$)/
const translationNames = /(?:^|[\s-])(?:translation|native|context|italian|spanish|polish)(?:\s|$)/

const mostBehind = 20

/** Words in blocks of their own: `.vocab-item`, definition lists, list items with a listen button. */
export function blockWordsOf(element: PageElement): FoundWord[] {
  if (element.tagName === 'dt') return wordOfTerm(element)
  const isBlock =
    blockNames.test(element.names) ||
    (element.tagName === 'li' && elementsIn(element).some((part) => spokenBy(part) !== ''))
  return isBlock ? wordOfBlock(element) : []
}

/** What a listen button says. */
export const spokenBy = (element: PageElement): string =>
  attributeOf(element, 'data-speak') || attributeOf(element, 'data-say')

/** A `dt`, with a meaning and perhaps an example in the `dd` elements behind it. */
function wordOfTerm(term: PageElement): FoundWord[] {
  const parts = elementsIn(term)
  const [meaning, example] = descriptionsOf(term)
  const ipa = parts.find((part) => phoneticNames.test(part.names))
  const word =
    parts.map(spokenBy).find((text) => text !== '') ?? textOf(term, new Set(ipa ? [ipa] : []))
  if (!meaning || word === '') return []
  return [
    {
      word,
      phonetics: ipa ? textOf(ipa) : '',
      meaning: textOf(meaning),
      example: example ? textOf(example) : '',
    },
  ]
}

/** The `dd` elements between a `dt` and the next one, as far as they are near. */
function descriptionsOf({ parent, place }: PageElement): PageElement[] {
  const behind = (parent?.children ?? []).slice(place + 1, place + 1 + mostBehind)
  const parts = behind.filter((part) => typeof part !== 'string')
  const next = parts.findIndex(({ tagName }) => tagName === 'dt')
  return parts.slice(0, next < 0 ? undefined : next)
}

function wordOfBlock(block: PageElement): FoundWord[] {
  const parts = elementsIn(block)
  const named = (names: RegExp) => parts.find((part) => names.test(part.names))
  const tagged = (...tags: string[]) => parts.find(({ tagName }) => tags.includes(tagName))
  const title = named(wordNames) ?? tagged('h3', 'h4', 'strong', 'b')
  const ipa = named(phoneticNames)
  const example = named(exampleNames) ?? tagged('em', 'i')
  const meaning = named(meaningNames) ?? tagged('p')
  const spoken = parts.map(spokenBy).find((text) => text !== '')
  const word = spoken ?? (title ? textOf(title, new Set(ipa ? [ipa] : [])) : '')
  const translation = named(translationNames)
  if (word === '' || (!meaning && !example)) return []
  return [
    {
      word: word.replace(/[:–-]\s*$/, '').trim(),
      phonetics: ipa ? textOf(ipa) : '',
      translation: translation ? textOf(translation) : '',
      meaning: meaning ? textOf(meaning, new Set(example ? [example] : [])) : '',
      example: example ? textOf(example) : '',
    },
  ]
}
