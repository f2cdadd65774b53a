import type { FoundWord } from './found-word.ts'
import { attributeOf, elementsIn, textOf } from './page-elements.ts'
import type { PageElement } from './page-tree.ts'
import { spokenBy } from './word-blocks.ts'

const bankNames = /(?:^|\s)(?:word|vocab)s?[-_]?bank/
const saying = /\b(?:speak|say|playWord|pronounce)\w*\(\s*(["'`])((?:(?!\1).)+)\1/

/** Words without anything beside them: in a word bank, as an answer, on a listen button. */
export const singleWordsOf = (element: PageElement): FoundWord[] =>
  [...bankWords(element), attributeOf(element, 'data-answer'), saidWords(element)]
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word.split(' ').length <= 4)
    .map((word) => ({ word }))

/** A bank has its words in elements of their own, or in one line. */
function bankWords(element: PageElement): string[] {
  if (!bankNames.test(element.names)) return []
  const leaves = elementsIn(element).filter(
    (part) =>
      /^(?:span|li|button|code|div|b|strong)$/.test(part.tagName) &&
      part.children.every((child) => typeof child === 'string'),
  )
  if (leaves.length > 1) return leaves.map(textOfLeaf)
  return textOf(element)
    .replace(/^[^:]{0,30}:/, '')
    .split(/\s*[,;|•·–]\s*|\s\/\s/)
}

/** A button's own text, too: banks are often made of buttons. */
const textOfLeaf = ({ children }: PageElement) =>
  children.filter((child) => typeof child === 'string').join('')

const saidWords = (element: PageElement) =>
  spokenBy(element) || (saying.exec(attributeOf(element, 'onclick'))?.[2] ?? '')
