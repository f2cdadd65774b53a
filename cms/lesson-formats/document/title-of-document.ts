import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { beginningOf } from '../../contract/beginning-of.ts'

const maxTitle = 500
const heading = /^h[1-6]$/

/**
 * A page's own name: its `<title>`, else its first heading; undefined where both are missing. Reads
 * tokens alone, in linear time, as `scan-page.ts` does.
 */
export function titleOfDocument(html: string): string | undefined {
  const reader = new TitleReader()
  const tokenizer = new Tokenizer({}, reader)
  reader.tokenizer = tokenizer
  tokenizer.write(html, true)
  return reader.title || reader.heading || undefined
}

/** What the tokenizer must not read as tags. */
const textModes = new Map([
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ...['style', 'noscript', 'iframe', 'xmp'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ['script', TokenizerMode.SCRIPT_DATA] as const,
])

class TitleReader implements TokenHandler {
  tokenizer: Tokenizer | null = null
  title = ''
  heading = ''
  /** The element being read, if it can name the page. */
  #open = ''
  #text = ''
  #svgDepth = 0

  onStartTag({ tagName, selfClosing }: Token.TagToken): void {
    if (tagName === 'svg' && !selfClosing) this.#svgDepth += 1
    const mode = textModes.get(tagName)
    if (mode !== undefined && this.tokenizer) this.tokenizer.state = mode
    const isTitle = tagName === 'title' && !this.title && this.#svgDepth === 0
    if (isTitle || (heading.test(tagName) && !this.heading)) {
      this.#open = tagName
      this.#text = ''
    }
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (tagName === 'svg' && this.#svgDepth > 0) this.#svgDepth -= 1
    if (tagName === this.#open) this.#close()
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#open) this.#text += chars
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token)
  }

  onNullCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}

  onEof(): void {
    if (this.#open) this.#close()
  }

  #close(): void {
    const said = this.#text.replace(/\s+/g, ' ').trim()
    const text = seen.test(said) ? cut(said) : ''
    if (this.#open === 'title') this.title ||= text
    else this.heading ||= text
    this.#open = ''
    // Nothing after a title can name the page, so the rest of its megabytes need not be read.
    if (this.title) this.tokenizer?.pause()
  }
}

/** A zero-width space alone names nothing; between the letters of some scripts such signs belong. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Cut between characters, never inside a surrogate pair. */
const cut = (text: string) => beginningOf(text, maxTitle)
