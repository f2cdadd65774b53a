import { escapeText } from '../../contract/escape-html.ts'
import { collapseLine, tidyLines } from './collapse-text.ts'

/** Lines of markup; none where nothing is stated. */
export type Lines = string[]

export const lineTag = (tag: string, text: string | number | undefined): Lines =>
  text === undefined ? [] : [`<${tag}>${escapeText(collapseLine(String(text)))}</${tag}>`]

/** A line break in the text becomes `<br>`, a blank line stays one. */
export const paragraphTag = (tag: string, text: string | undefined): Lines =>
  text === undefined
    ? []
    : [`<${tag}>${escapeText(tidyLines(text)).replace(/(?<!\n)\n(?!\n)/g, '<br>\n')}</${tag}>`]

/** For the texts that an item may lack. */
export const unlessEmpty = (text: string): string | undefined => (text === '' ? undefined : text)

export const groupTag = (tag: string, children: Lines[] | undefined): Lines =>
  children === undefined
    ? []
    : [`<${tag}>`, ...children.flat().map((line) => `  ${line}`), `</${tag}>`]

/** CSS or JavaScript in its usual tag; where it holds an end tag itself, with entities. */
export function codeTag(tag: string, wrapper: 'style' | 'script', code: string | undefined): Lines {
  if (code === undefined || code === '') return []
  const holdsEnd = new RegExp(`</(${wrapper}|${tag})`, 'i').test(code)
  if (!holdsEnd) return [`<${tag}>`, `<${wrapper}>${code}</${wrapper}>`, `</${tag}>`]
  return [`<${tag} escaped>${escapeText(code).replaceAll('\r', '&#13;')}</${tag}>`]
}
