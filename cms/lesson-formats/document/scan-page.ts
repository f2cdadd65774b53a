import { ErrorCodes, type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { ForeignContent } from './foreign-content.ts'

/** Where things can be put into a tutor's page, as offsets into its text. */
export interface PageOutline {
  /** After the doctype; 0 without one. */
  doctypeEnd: number
  /** True for a piece of HTML with neither a doctype nor an html, head or body tag. */
  isFragment: boolean
  /** The offset just after `<html` where the page opens with that tag. */
  htmlNameEnd: number | null
  declaresLang: boolean
  headStart: number
  headEnd: number
  hasCharset: boolean
  hasViewport: boolean
  hasTitle: boolean
  /** False where the text ends before anything that belongs to a body. */
  hasBody: boolean
  /** The last place inside the body; null where scripts cannot stand there (frameset, plaintext). */
  bodyEnd: number | null
  /** What the page left open at its end, closed. */
  closers: string
  /** The end of the text that a browser reads: an unfinished last tag is dropped. */
  textEnd: number
  /** Tags that lead away: a policy that stops the course's files, a redirect, a base (decision 19). */
  strays: Range[]
}

export interface Range {
  from: number
  to: number
}

/**
 * Reads a page by its tokens alone, following the standard's insertion modes as far as head and body
 * go. The tree is not built: that takes quadratic time on pages with unclosed formatting tags (27 kB of
 * them, 7 s), and pages of word processors have those.
 */
export function scanPage(html: string): PageOutline {
  const reader = new PageReader(html)
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, reader)
  reader.tokenizer = tokenizer
  tokenizer.write(html, true)
  return reader.outline()
}

const headElements = new Set([
  ...['base', 'basefont', 'bgsound', 'link', 'meta'],
  ...['title', 'style', 'script', 'noscript', 'noframes', 'template'],
])

/** Elements whose content is text, and how the tokenizer reads it while scripts are on. */
const textModes = new Map([
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['script', TokenizerMode.SCRIPT_DATA] as const,
  ['plaintext', TokenizerMode.PLAINTEXT] as const,
])

type Place = 'start' | 'head' | 'after head' | 'body' | 'frameset'

class PageReader implements TokenHandler {
  tokenizer: Tokenizer | null = null

  private place: Place = 'start'
  private readonly foreign = new ForeignContent()
  private textElement = ''
  private templateDepth = 0
  private tokenEnd = 0
  private lastToken: 'comment' | 'other' = 'other'
  private endError = ''

  private doctypeEnd: number | null = null
  private htmlNameEnd: number | null = null
  private hasPageTag = false
  private declaresLang = false
  private headStart = 0
  private headEnd = 0
  private hasCharset = false
  private hasViewport = false
  private hasTitle = false
  private bodyTagEnd: number | null = null
  private readonly strays: Range[] = []

  constructor(private readonly html: string) {}

  onDoctype(token: Token.DoctypeToken) {
    this.reach(token, 'comment')
    if (this.place !== 'start' || this.htmlNameEnd !== null || this.doctypeEnd !== null) return
    this.doctypeEnd = this.tokenEnd
    this.headStart = this.tokenEnd
    this.headEnd = this.tokenEnd
  }

  onComment(token: Token.CommentToken) {
    this.reach(token, 'comment')
    this.bodyTagEnd = null
  }

  onStartTag(token: Token.TagToken) {
    this.reach(token)
    this.bodyTagEnd = null
    const isForeign = this.foreign.takesStartTag(token)
    this.tellTokenizer()
    if (isForeign) return this.enterBody()

    const name = token.tagName
    this.noteDeclarations(token)
    this.enterText(name)
    if (this.templateDepth === 0) this.moveByStartTag(name, token.location?.startOffset ?? 0)
    if (name === 'template') this.templateDepth++
  }

  onEndTag(token: Token.TagToken) {
    this.reach(token)
    const name = token.tagName
    const start = token.location?.startOffset ?? 0
    if (name !== 'html') this.bodyTagEnd = null

    if (this.textElement === name) {
      this.textElement = ''
      if (this.isBeforeHeadEnd() && this.templateDepth === 0) this.headEnd = this.tokenEnd
      return
    }
    const wasForeign = this.foreign.takesEndTag(name)
    this.tellTokenizer()
    if (wasForeign) return

    if (name === 'template' && this.templateDepth > 0) {
      this.templateDepth--
      if (this.isBeforeHeadEnd() && this.templateDepth === 0) this.headEnd = this.tokenEnd
    } else if (this.templateDepth === 0) this.moveByEndTag(name, start)
  }

  onCharacter(token: Token.CharacterToken) {
    this.reach(token)
    if (this.textElement !== '') return
    this.bodyTagEnd = null
    this.enterBody()
  }

  /** A browser drops it in the body, but counts it as the body's beginning. */
  onNullCharacter(token: Token.CharacterToken) {
    this.onCharacter(token)
  }

  onWhitespaceCharacter(token: Token.CharacterToken) {
    this.reach(token)
  }

  onEof() {}

  onParseError(error: { code: string }) {
    if (error.code.startsWith('eof-')) this.endError = error.code
  }

  outline(): PageOutline {
    const textEnd = this.endError === ErrorCodes.eofInTag ? this.tokenEnd : this.html.length
    const cannotAppend = this.place === 'frameset' || this.textElement === 'plaintext'
    return {
      doctypeEnd: this.doctypeEnd ?? 0,
      isFragment: this.doctypeEnd === null && !this.hasPageTag,
      htmlNameEnd: this.htmlNameEnd,
      declaresLang: this.declaresLang,
      headStart: this.headStart,
      headEnd: this.headEnd,
      hasCharset: this.hasCharset,
      hasViewport: this.hasViewport,
      hasTitle: this.hasTitle,
      hasBody: this.place === 'body' || this.place === 'frameset',
      bodyEnd: cannotAppend ? null : (this.bodyTagEnd ?? textEnd),
      closers: this.closers(textEnd),
      textEnd,
      strays: this.strays,
    }
  }

  private reach(token: Token.Token, kind: 'comment' | 'other' = 'other') {
    this.tokenEnd = Math.min(token.location?.endOffset ?? this.tokenEnd, this.html.length)
    this.lastToken = kind
  }

  private isBeforeHeadEnd() {
    return this.place === 'start' || this.place === 'head'
  }

  private enterBody() {
    if (this.templateDepth === 0 && this.place !== 'frameset') this.place = 'body'
  }

  private tellTokenizer() {
    if (this.tokenizer) this.tokenizer.inForeignNode = this.foreign.isOpen()
  }

  private enterText(name: string) {
    const mode = textModes.get(name)
    if (mode === undefined || !this.tokenizer) return
    this.tokenizer.state = mode
    this.textElement = name
  }

  private noteDeclarations({ tagName, attrs, location }: Token.TagToken) {
    const is = (name: string, ...values: string[]) =>
      attrs.some((attr) => attr.name === name && values.includes(attr.value.trim().toLowerCase()))
    const has = (name: string) => attrs.some((attr) => attr.name === name)

    if (tagName === 'html' || tagName === 'head' || tagName === 'body') this.hasPageTag = true
    if (this.templateDepth > 0) return
    if (tagName === 'html' && has('lang')) this.declaresLang = true
    if (tagName === 'title') this.hasTitle = true
    if (tagName === 'base' && location) {
      this.strays.push({ from: location.startOffset, to: this.tokenEnd })
    }
    if (tagName !== 'meta') return
    if (has('charset') || is('http-equiv', 'content-type')) this.hasCharset = true
    if (is('name', 'viewport')) this.hasViewport = true
    if (location && is('http-equiv', 'content-security-policy', 'refresh')) {
      this.strays.push({ from: location.startOffset, to: this.tokenEnd })
    }
  }

  private moveByStartTag(name: string, start: number) {
    if (name === 'frameset' && this.place !== 'body') this.place = 'frameset'
    if (name === 'html' && this.place === 'start') {
      this.htmlNameEnd = start + '<html'.length
      this.headStart = this.tokenEnd
      this.headEnd = this.tokenEnd
    } else if (name === 'head' && this.place === 'start') {
      this.place = 'head'
      this.headStart = this.tokenEnd
      this.headEnd = this.tokenEnd
    } else if (headElements.has(name)) {
      if (this.place === 'start') this.place = 'head'
      const isWhole = !textModes.has(name) && name !== 'template'
      if (this.place === 'head' && isWhole) this.headEnd = this.tokenEnd
    } else if (name !== 'html' && name !== 'head') this.enterBody()
  }

  private moveByEndTag(name: string, start: number) {
    if (name === 'body' && this.place !== 'frameset') this.bodyTagEnd = start
    if (!this.isBeforeHeadEnd()) return
    if (name === 'head' || name === 'body' || name === 'html' || name === 'br') {
      this.headEnd = start
      this.place = name === 'head' ? 'after head' : 'body'
    }
  }

  private closers(textEnd: number): string {
    const templates = '</template>'.repeat(this.templateDepth)
    return this.closeToken(textEnd) + this.closeText() + this.foreign.closers() + templates
  }

  /** Ends a comment, a doctype or a section that would swallow what follows. */
  private closeToken(textEnd: number): string {
    if (this.endError === ErrorCodes.eofInComment) return '-->'
    if (this.endError === ErrorCodes.eofInCdata) return ']]>'
    const isCut = this.lastToken === 'comment' && !this.html.endsWith('>', textEnd)
    const opensEndTag = this.textElement === '' && this.html.endsWith('</', textEnd)
    return isCut || opensEndTag ? '>' : ''
  }

  private closeText(): string {
    if (this.textElement === '' || this.textElement === 'plaintext') return ''
    const isEscaped = this.endError === ErrorCodes.eofInScriptHtmlCommentLikeText
    return `${isEscaped ? '-->' : ''}</${this.textElement}>`
  }
}
