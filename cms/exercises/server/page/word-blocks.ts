import type { FoundWord } from './found-word.ts'
import { attributeOf, elementsIn, namesOf, type PageElement, textOf } from './page-elements.ts'

const blockNames = /(?:^|\s)(?:vocab|word)[\w]*[-_]?(?:item|card|entry|block|row|box)(?:\s|$)/
const wordNames = /(?:^|[\s-])(?:word|term|title|english|en|front)(?:\s|$)/
const phoneticNames = /(?:^|[\s-])(?:ipa|phonetics?|pron(?:unciation)?)(?:\s|$)/
const meaningNames = /(?:^|[\s-])(?:def(?:inition)?|meaning|explanation|back)(?:\s|$)/
const exampleNames = /(?:^|[\s-])(?:ex(?:ample)?|sentence|usage)(?:\s|$)/
const translationNames = /(?:^|[\s-])(?:translation|native|context|italian|spanish|polish)(?:\s|$)/

/** Words in blocks of their own: `.vocab-item`, definition lists, list items with a listen button. */
export function wordBlocks(elements: readonly PageElement[]): FoundWord[] {
  return elements.flatMap((element) => {
    if (element.tagName === 'dt') return wordOfTerm(element)
    if (blockNames.test(namesOf(element))) return wordOfBlock(element)
    const isSpoken =
      element.tagName === 'li' && elementsIn(element).some((part) => spokenBy(part) !== '')
    return isSpoken ? wordOfBlock(element) : []
  })
}

/** What a listen button says. */
export const spokenBy = (element: PageElement): string =>
  attributeOf(element, 'data-speak') || attributeOf(element, 'data-say')

/** A `dt`, with a meaning and perhaps an example in the `dd` elements behind it. */
function wordOfTerm(term: PageElement): FoundWord[] {
  const parts = elementsIn(term)
  const siblings =
    term.parentNode && 'childNodes' in term.parentNode ? term.parentNode.childNodes : []
  const behind = siblings.slice(siblings.indexOf(term) + 1).filter((node) => 'tagName' in node)
  const next = behind.findIndex(({ tagName }) => tagName === 'dt')
  const [meaning, example] = behind.slice(0, next < 0 ? undefined : next)
  const ipa = parts.find((part) => phoneticNames.test(namesOf(part)))
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

function wordOfBlock(block: PageElement): FoundWord[] {
  const parts = elementsIn(block)
  const named = (names: RegExp) => parts.find((part) => names.test(namesOf(part)))
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
