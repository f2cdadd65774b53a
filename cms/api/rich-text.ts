import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import type { Course } from '../content/payload-types.ts'

type RichText = Course['about']

/** The texts shown last: pages are made anew more often than their texts are written. */
const presented = new LRUCache<string, string>({ max: 200, maxSize: 4 * 1024 * 1024 })

/** Rich text of the studio as sanitized HTML; '' when empty. */
export function presentRichText(text: RichText): string {
  if (!text) return ''
  const key = JSON.stringify(text)
  const kept = presented.get(key)
  if (kept !== undefined) return kept
  const html = cleanHtml(convertLexicalToHTML({ data: text, converters, disableContainer: true }))
  presented.set(key, html, { size: key.length + html.length + 1 })
  return html
}

/** An item of a numbered list has its number, which may go on behind a paragraph: others refer to it. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  listitem({ node: { children, value }, nodesToHTML, parent }) {
    const isNumbered = 'listType' in parent && parent.listType === 'number'
    const number = isNumbered ? ` value="${Number(value)}"` : ''
    return `<li${number}>${nodesToHTML({ nodes: children }).join('')}</li>`
  },
})

/** Drops what a text does not consist of, whatever the converter let through. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, markup)

/** What a text may consist of; everything else is dropped. */
const markup: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], li: ['value'] },
  parseStyleAttributes: false, // none is allowed
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    // Payload writes underlined and struck-out text as spans with a style.
    span: (_name, { style = '' }) => ({
      tagName: style.includes('line-through') ? 's' : style.includes('underline') ? 'u' : 'span',
      attribs: {},
    }),
  },
}
