import type { DefaultTreeAdapterTypes } from 'parse5'

export type PageElement = DefaultTreeAdapterTypes.Element
type PageNode = DefaultTreeAdapterTypes.Node

/** Every element that lies in a node, in the order of the page. */
export function elementsIn(node: PageNode): PageElement[] {
  const found: PageElement[] = []
  const open: PageNode[] = 'childNodes' in node ? [...node.childNodes].reverse() : []
  for (let next = open.pop(); next; next = open.pop()) {
    if ('tagName' in next) found.push(next)
    if ('childNodes' in next) open.push(...[...next.childNodes].reverse())
  }
  return found
}

export const attributeOf = ({ attrs }: PageElement, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? ''

/** Class and id together, as one text to be searched. */
export const namesOf = (element: PageElement): string =>
  `${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`.toLowerCase()

/** The text of an element; what buttons, scripts and elements in `without` say is left out. */
export function textOf(
  element: PageElement,
  without: ReadonlySet<PageElement> = new Set(),
): string {
  const texts: string[] = []
  const open: PageNode[] = [...element.childNodes].reverse()
  for (let next = open.pop(); next; next = open.pop()) {
    if ('value' in next) texts.push(next.value)
    if (!('tagName' in next) || silent.has(next.tagName) || without.has(next)) continue
    open.push(...[...next.childNodes].reverse())
  }
  return texts.join('').replace(/\s+/g, ' ').trim()
}

const silent = new Set(['script', 'style', 'button', 'input', 'select', 'svg', 'template'])
