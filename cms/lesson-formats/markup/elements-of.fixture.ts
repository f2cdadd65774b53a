import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** For tests: an element as a browser would find it. */
export interface FoundElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  text: string
}

/** For tests: all elements of a page in their order, as HTML's own rules build them. */
export function elementsOf(page: string): FoundElement[] {
  return parse(page).childNodes.flatMap(found)
}

function found(node: DefaultTreeAdapterTypes.ChildNode): FoundElement[] {
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  const element = { tag: node.tagName, attributes, text: textOf(node) }
  return [element, ...node.childNodes.flatMap(found)]
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
