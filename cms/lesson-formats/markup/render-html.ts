import { escapeAttribute, escapeText } from '../../contract/escape-html.ts'
import { tidyLines } from './collapse-text.ts'

type Attributes = Readonly<Record<string, string | true | undefined>>

const voidTags = new Set(['img', 'meta'])

/** An element around HTML that is safe already. */
export function html(tag: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === undefined) return ''
    return value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`
  })
  const start = `<${tag}${written.join('')}>`
  return voidTags.has(tag) ? start : `${start}${content}</${tag}>`
}

/** A text within one element; it may be in a language that runs from right to left. */
export const textElement = (tag: string, text: string, attributes: Attributes = {}): string =>
  html(tag, { dir: 'auto', ...attributes }, escapeText(tidyLines(text)).replaceAll('\n', '<br>'))

/** The paragraphs of a text; '' where it is empty. */
export const paragraphs = (text: string, attributes: Attributes = {}): string =>
  tidyLines(text)
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => textElement('p', part, attributes))
    .join('\n')

/** '' where the list is empty. */
export const textList = (texts: string[] = [], tag: 'ul' | 'ol' = 'ul'): string =>
  texts.length === 0
    ? ''
    : html(tag, {}, texts.map((text) => html('li', {}, paragraphs(text))).join('\n'))

/** '' where the list is empty; each item is rendered as an `<li>`. */
export const itemList = <Item>(items: Item[] = [], render: (item: Item) => string): string =>
  items.length === 0 ? '' : html('ul', { class: 'items' }, items.map(render).join('\n'))
