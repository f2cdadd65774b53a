import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'

/** An element of an uploaded page, as far as words are looked for in it. */
export interface PageElement {
  tagName: string
  /** Class and id together, in lower case, as one text to be searched. */
  names: string
  attributes: ReadonlyMap<string, string>
  /** Elements and texts, and where this one stands among those of its parent. */
  children: (PageElement | string)[]
  place: number
  parent: PageElement | null
}

/** What a page consists of, in its order; `write` takes the page in pieces. */
export interface PageTree {
  write(piece: string, isLast: boolean): void
  elements: readonly PageElement[]
  /** Around them all, with the text that stands in none; not among them. */
  root: PageElement
}

/**
 * The elements of a page by its tokens alone, in linear time. Browsers' own rules are not followed
 * where they take quadratic time, as with formatting tags that nobody closes (27 kB of them, 7 s):
 * such a tag ends with the block around it.
 */
export function pageTree(): PageTree {
  const reader = new TreeReader()
  const tokenizer = new Tokenizer({}, reader)
  reader.tokenizer = tokenizer
  return {
    elements: reader.elements,
    root: reader.root,
    write: (piece, isLast) => tokenizer.write(piece, isLast),
  }
}

const empty = setOf('area base br col embed hr img input link meta source track wbr')
/** Tags that say nothing of where words stand. */
const ignored = setOf('html head body')
const formatting = setOf('a b big code em font i nobr s small strike strong tt u')
const closesParagraph = setOf(
  `address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6
   header hr main nav ol p pre section table ul`,
)

const paragraph = setOf('p')
const paragraphHolders = setOf('button td th li dd')

/** What ends when a tag of the same kind begins, and what it may not end beyond. */
const siblings = new Map(
  [
    { ends: 'li', within: 'ul ol' },
    { ends: 'dt dd', within: 'dl' },
    { ends: 'td th', within: 'tr table' },
    { ends: 'tr', within: 'table' },
    { ends: 'option', within: 'select' },
  ].flatMap(({ ends, within }) => {
    const rule = { ends: setOf(ends), within: setOf(within) }
    return [...rule.ends].map((tagName) => [tagName, rule] as const)
  }),
)

const textModes = new Map([
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['script', TokenizerMode.SCRIPT_DATA] as const,
])

/** Nobody nests deeper by hand: what does is begun anew, so that no step looks far back. */
const deepest = 200
const longestNames = 1_000
/** The same formatting again inside itself changes nothing (the standard's own number). */
const mostAlike = 3

type Attributes = Token.TagToken['attrs']

class TreeReader implements TokenHandler {
  tokenizer: Tokenizer | null = null
  readonly elements: PageElement[] = []
  readonly root = elementOf('', none, null)
  /** What has begun and not ended, the outermost first. */
  #open = [this.root]
  /** What stands in a template is on no page. */
  #templates = 0

  onStartTag({ tagName, attrs, selfClosing }: Token.TagToken): void {
    if (tagName === 'template') this.#templates++
    if (this.#templates === 0 && !ignored.has(tagName)) this.#begin(tagName, attrs, selfClosing)
    else this.#readTextOf(tagName)
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (this.#templates > 0) {
      if (tagName === 'template') this.#templates--
      return
    }
    const at = this.#open.findLastIndex((element) => element.tagName === tagName)
    if (at < 0) return
    // Of `<b><p></b> text</p>` the paragraph goes on.
    if (formatting.has(tagName)) this.#open.splice(at, 1)
    else this.#open.length = at
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#templates === 0) this.#open.at(-1)?.children.push(chars)
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token)
  }

  onNullCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}

  #begin(tagName: string, attrs: Attributes, selfClosing: boolean): void {
    this.#endBefore(tagName)
    const attributes = attrs.length > 0 ? mapOf(attrs) : none
    const element = elementOf(tagName, attributes, this.#open.at(-1) ?? this.root)
    this.elements.push(element)
    const isEmpty = empty.has(tagName) || (selfClosing && this.#isOpen('svg'))
    if (isEmpty || (formatting.has(tagName) && this.#count(tagName) >= mostAlike)) return
    if (this.#open.length >= deepest) this.#open.length = 1
    this.#open.push(element)
    this.#readTextOf(tagName)
  }

  /** Up to the end of a script, nothing in it is a tag. */
  #readTextOf(tagName: string): void {
    const mode = textModes.get(tagName)
    if (mode !== undefined && this.tokenizer) this.tokenizer.state = mode
  }

  /** Ends what need not be closed by a tag of its own. */
  #endBefore(tagName: string): void {
    if (closesParagraph.has(tagName)) this.#endLast(paragraph, paragraphHolders)
    const rule = siblings.get(tagName)
    if (rule) this.#endLast(rule.ends, rule.within)
  }

  #endLast(ends: ReadonlySet<string>, within: ReadonlySet<string>): void {
    for (let at = this.#open.length - 1; at > 0; at--) {
      const tagName = this.#open[at]?.tagName ?? ''
      if (within.has(tagName)) return
      if (ends.has(tagName)) {
        this.#open.length = at
        return
      }
    }
  }

  #isOpen(tagName: string): boolean {
    return this.#open.some((element) => element.tagName === tagName)
  }

  #count(tagName: string): number {
    return this.#open.filter((element) => element.tagName === tagName).length
  }
}

const none: PageElement['attributes'] = new Map()

const mapOf = (attrs: Attributes) => new Map(attrs.map(({ name, value }) => [name, value]))

function elementOf(
  tagName: string,
  attributes: PageElement['attributes'],
  parent: PageElement | null,
): PageElement {
  const element: PageElement = {
    tagName,
    names: attributes === none ? '' : namesOf(attributes),
    attributes,
    children: [],
    place: parent?.children.length ?? 0,
    parent,
  }
  parent?.children.push(element)
  return element
}

const namesOf = (attributes: PageElement['attributes']) =>
  `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`
    .slice(0, longestNames)
    .toLowerCase()

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.trim().split(/\s+/))
}
