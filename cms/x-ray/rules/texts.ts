import type { XRayFinding } from '../../contract/x-ray.ts'
import type { ReadPage } from '../read-elements.ts'
import { found, foundIf } from './finding.ts'

const silent = new Set(['script', 'style', 'noscript', 'textarea', 'pre', 'code', 'title'])

/** What stands in the text and should not: signs of another encoding, of a chatbot, of haste. */
export function* findInTexts(page: ReadPage): Generator<XRayFinding[]> {
  const { elements, html, code } = page
  const places = new Map<string, string[]>(signs.map(({ id }) => [id, []]))
  const hasField = elements.some(({ tagName }) => /^(?:input|textarea|select)$/.test(tagName))
  const asked = signs.filter(({ isAsked = always }) => isAsked(page, hasField))
  for (const { tagName, children } of elements) {
    yield []
    if (silent.has(tagName)) continue
    const text = children.map((child) => (typeof child === 'string' ? child : ' ')).join('')
    for (const { id, pattern } of asked) {
      if (pattern.test(text)) places.get(id)?.push(around(text, pattern))
    }
  }
  places.get('placeholders')?.push(...commentsWith(html))
  for (const { id, weight, text } of signs) {
    yield found(weight, id, { text, places: places.get(id) ?? [] })
  }
  yield foundIf(
    elements.length > 0 && !code.trim() && !hasField && isEmpty(elements),
    'stops',
    'empty-page',
    'There is nothing on this page.',
  )
}

const placeholder =
  /same as before|for brevity|preserved exactly as before|\(?remaining (?:questions|items|sentences|words)\)?[^.]{0,30}(?:here|same|unchanged|omitted)|…\s*remaining|\.\.\.\s*remaining|rest of the (?:code|content|questions)/i

/** A remark in place of what it stands for, also between the tags. */
const commentsWith = (html: string) =>
  [...html.matchAll(/<!--([\s\S]{0,400}?)-->/g)].flatMap(([, text = '']) =>
    placeholder.test(text) ? [text.trim().slice(0, 80)] : [],
  )

function around(text: string, pattern: RegExp): string {
  const at = Math.max(0, text.search(pattern) - 20)
  return text
    .slice(at, at + 80)
    .replace(/\s+/g, ' ')
    .trim()
}

interface Sign {
  id: string
  weight: XRayFinding['weight']
  text: string
  pattern: RegExp
  isAsked?: (page: ReadPage, hasField: boolean) => boolean
}

const always = () => true

const signs: readonly Sign[] = [
  {
    id: 'placeholders',
    weight: 'stops',
    text: 'A part is missing: there is a note from whoever wrote the page in its place.',
    pattern: placeholder,
  },
  {
    id: 'lost-letters',
    weight: 'worth',
    text: 'Letters were lost on the way (\uFFFD): save the page as UTF-8.',
    pattern: /\uFFFD/,
  },
  {
    id: 'wrong-letters',
    weight: 'worth',
    text: 'Letters came out wrong: the page was not saved in the encoding that it names.',
    pattern: /Ã[\u0080-\u00bf]|â€[™œ\u009c]|Â[\u00a0«»]/,
  },
  {
    id: 'dummy-text',
    weight: 'worth',
    text: 'There is placeholder text, such as “Lorem ipsum”.',
    pattern: /lorem ipsum|your text here|insert (?:your )?text/i,
  },
  {
    id: 'markdown',
    weight: 'worth',
    text: 'There are Markdown signs in the text.',
    pattern: /\*\*[^*\s][^*]{0,300}\*\*|^\s{0,8}#{1,4} \w|```|\[[^\]]{1,100}\]\(https?:/m,
  },
  {
    id: 'template-signs',
    weight: 'worth',
    text: 'A blank that should have been filled in is still there.',
    pattern: /\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|<%/,
    isAsked: ({ code }) => !code.includes('{{'),
  },
  {
    id: 'gaps-without-field',
    weight: 'worth',
    text: 'There are gaps, but nowhere to write.',
    pattern: /_{3,}/,
    isAsked: ({ code }, hasField) => !hasField && code.trim() === '',
  },
]

/** Something to see counts as much as something to read. */
const isEmpty = (elements: ReadPage['elements']) =>
  !elements.some(
    ({ tagName, children }) =>
      /^(?:img|video|audio|svg|canvas|iframe)$/.test(tagName) ||
      (!silent.has(tagName) &&
        children.some((child) => typeof child === 'string' && child.trim() !== '')),
  )
