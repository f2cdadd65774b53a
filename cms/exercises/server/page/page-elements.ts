import type { PageElement } from './page-tree.ts'

/** A word's block is smaller; of a greater one the beginning is looked at. */
const mostParts = 1_000
const longestText = 2_000

/** The elements that lie in one, in the order of the page. */
export const elementsIn = (element: PageElement): PageElement[] =>
  element.children.some((part) => typeof part !== 'string')
    ? [...partsOf(element, () => true)].filter((part) => typeof part !== 'string')
    : []

export const attributeOf = ({ attributes }: PageElement, name: string): string =>
  (attributes.get(name) ?? '').slice(0, longestText)

/** The text of an element; what buttons, scripts and elements in `without` say is left out. */
export function textOf(
  element: PageElement,
  without: ReadonlySet<PageElement> = new Set(),
): string {
  const isSaid = (part: PageElement) => !silent.has(part.tagName) && !without.has(part)
  let text = ''
  for (const part of partsOf(element, isSaid)) {
    if (typeof part === 'string') text += part.slice(0, longestText)
    if (text.length >= longestText) break
  }
  return text.slice(0, longestText).replace(/\s+/g, ' ').trim()
}

const silent = new Set(
  'script style button input select svg template noscript iframe textarea'.split(' '),
)

/** Texts and elements inside of one, and what lies in those that are entered. */
function* partsOf(
  element: PageElement,
  isEntered: (part: PageElement) => boolean,
): Generator<PageElement | string> {
  const open = [element.children.values()]
  let count = 0
  for (let list = open.at(-1); list && count < mostParts; list = open.at(-1)) {
    const { value, done } = list.next()
    if (done) open.pop()
    else {
      count++
      yield value
      if (typeof value !== 'string' && isEntered(value)) open.push(value.children.values())
    }
  }
}
