import type { Pace } from '../exercises/server/pace.ts'
import { type PageElement, pageTree } from '../exercises/server/page/page-tree.ts'

/** A script in the page itself. */
export interface PageScript {
  code: string
  isModule: boolean
}

/** An uploaded page, taken apart once for all rules. */
export interface ReadPage {
  html: string
  elements: readonly PageElement[]
  /** How often each id stands in the page. */
  ids: ReadonlyMap<string, number>
  scripts: readonly PageScript[]
  /** What stands in `onclick` and its like, with the attribute's name. */
  handlers: readonly { name: string; code: string; element: PageElement }[]
  /** All scripts and handlers as one text, to look for names in. */
  code: string
  /** Style sheets in the page itself. */
  styles: string
  files: PageBeside
}

/** What stands beside the page. */
export interface PageBeside {
  /** Where the page itself stands among its files: '' or a folder with a `/` at its end. */
  home: string
  has(path: string): boolean
  /** Style sheets and scripts among them, and the course's own, as far as they are read. */
  styles: readonly { path: string; text: string }[]
  scripts: string
}

export const nothingBeside: PageBeside = { home: '', has: () => false, styles: [], scripts: '' }

const pieceLength = 16_384

/** Takes a page apart in pieces, so that others have their turn. */
export async function readElements(html: string, files: PageBeside, pace: Pace): Promise<ReadPage> {
  const tree = pageTree()
  for (let at = 0; at < html.length; at += pieceLength) {
    tree.write(html.slice(at, at + pieceLength), false)
    if (pace.isDue()) await pace.rest()
  }
  tree.write('', true)
  const { elements } = tree
  const scripts = elements.filter(isOwnScript).map((element) => ({
    code: rawText(element),
    isModule: element.attributes.get('type')?.toLowerCase() === 'module',
  }))
  const handlers = elements.flatMap((element) =>
    [...element.attributes].flatMap(([name, code]) =>
      name.startsWith('on') ? [{ name, code, element }] : [],
    ),
  )
  const code = [...scripts, ...handlers].map((one) => one.code).join('\n')
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(rawText)
  return {
    html,
    elements,
    scripts,
    handlers,
    files,
    ids: countIds(elements),
    code: `${code}\n${files.scripts}`,
    styles: styles.join('\n'),
  }
}

const classic = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i

/** One without an address that a browser would run. */
const isOwnScript = ({ tagName, attributes }: PageElement) =>
  tagName === 'script' &&
  !attributes.has('src') &&
  classic.test((attributes.get('type') ?? '').trim())

function countIds(elements: readonly PageElement[]): Map<string, number> {
  const ids = new Map<string, number>()
  for (const { attributes } of elements) {
    const id = attributes.get('id')
    if (id) ids.set(id, (ids.get(id) ?? 0) + 1)
  }
  return ids
}

const rawText = ({ children }: PageElement) =>
  children.filter((child) => typeof child === 'string').join('')

const silent = new Set(['script', 'style', 'noscript', 'template'])
const longestText = 20_000

/** What a reader sees of an element, the beginning of a long one. */
export function textOf(element: PageElement): string {
  const parts: string[] = []
  let length = 0
  const add = (part: PageElement | string): void => {
    if (length > longestText) return
    if (typeof part === 'string') {
      parts.push(part)
      length += part.length
    } else if (!silent.has(part.tagName)) for (const child of part.children) add(child)
  }
  add(element)
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/** Whether an element stands in another that fits. */
export function isWithin(element: PageElement, fits: (around: PageElement) => boolean): boolean {
  for (let around = element.parent; around; around = around.parent) if (fits(around)) return true
  return false
}

/** What names an element in a message. */
export function nameOf({ tagName, attributes }: PageElement): string {
  const id = attributes.get('id')
  const name = attributes.get('name') ?? attributes.get('placeholder')
  return id ? `#${id}` : name ? `${tagName} “${name.slice(0, 40)}”` : tagName
}
