import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { errorAt } from './markup-error.ts'
import { noTag, unfinishedComment } from './markup-problems.ts'

export interface StartTag {
  tag: string
  line: number
  /** Written `<word/>`. */
  isEmpty: boolean
  attributes: readonly { name: string }[]
}

/** How the text after a start tag is read: as markup; up to its end tag as it is, or with entities only. */
export type TextMode = 'markup' | 'asItIs' | 'entitiesOnly'

export interface TokenReader {
  startTag(tag: StartTag): TextMode
  endTag(tag: string, line: number): void
  text(characters: string, line: number): void
  end(): void
}

/**
 * Tells the tags and texts of an HTML source in their order. The tokenizer is parse5's; its tree is not
 * used, because HTML's rules move or drop what they do not expect (tables, forms, unclosed items), and
 * some of these repairs take quadratic time. Line numbers are the tokenizer's own.
 */
export function readTokens(html: string, reader: TokenReader) {
  // A byte order mark is no text.
  const source = html.startsWith('\uFEFF') ? html.slice(1) : html
  let mode: TextMode = 'markup'
  let codeStart = 0
  let lastEnd = { line: 1, offset: 0 }
  let problem: Problem | undefined

  /** Where a token begins; remembers where it ends. */
  function placeOf({ location }: { location: Location | null }) {
    if (location === null) throw new Error('The tokenizer was started without locations.')
    lastEnd = { line: location.endLine, offset: location.endOffset }
    return { line: location.startLine, offset: location.startOffset }
  }

  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, {
    onParseError({ code }) {
      problem = problems[code] ?? problem
    },
    onStartTag(token) {
      const tag = token.tagName
      const { line } = placeOf(token)
      if (problem === 'broken tag') throw errorAt({ tag, line }, brokenTag)
      mode = reader.startTag({ tag, line, isEmpty: token.selfClosing, attributes: token.attrs })
      codeStart = lastEnd.offset
      if (mode !== 'markup') tokenizer.state = tokenizerModes[mode]
    },
    onEndTag(token) {
      const { line, offset } = placeOf(token)
      if (problem === 'broken tag') throw errorAt({ tag: `/${token.tagName}`, line }, brokenTag)
      // Cut from the source: the tokenizer would turn CR LF into LF.
      if (mode === 'asItIs') reader.text(source.slice(codeStart, offset), line)
      mode = 'markup'
      reader.endTag(token.tagName, line)
    },
    onComment(token) {
      const { line, offset } = placeOf(token)
      if (problem === 'unfinished comment') throw unfinishedComment(line)
      if (source.startsWith('<!--', offset) || source.startsWith('<?xml', offset)) return
      throw noTag(source.slice(offset, lastEnd.offset), line)
    },
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onNullCharacter: placeOf,
    onDoctype: placeOf,
    onEof() {
      // The unfinished tag begins where the last token ended.
      const tag = tagBegin.exec(source.slice(lastEnd.offset, lastEnd.offset + 50))?.[1] ?? '?'
      if (problem === 'unfinished tag')
        throw errorAt({ tag, line: lastEnd.line }, 'is never closed with “>”')
      reader.end()
    },
  } satisfies TokenHandler)

  function addText(token: { chars: string; location: Location | null }) {
    const { line } = placeOf(token)
    if (mode !== 'asItIs') reader.text(token.chars, line)
  }

  tokenizer.write(source, true)
}

/** The part of parse5's locations that is read here. */
interface Location {
  startLine: number
  startOffset: number
  endLine: number
  endOffset: number
}

type Problem = 'broken tag' | 'unfinished tag' | 'unfinished comment'

/** The HTML parse errors after which text would be lost without notice. */
const problems: Partial<Record<string, Problem>> = {
  'unexpected-character-in-attribute-name': 'broken tag',
  'eof-in-tag': 'unfinished tag',
  'eof-in-comment': 'unfinished comment',
}

const brokenTag = 'the tag is broken: look for a missing “>” or quote. Write a < sign as &lt;'

const tagBegin = /^<(\/?[^\s/<>]{1,40})/

const tokenizerModes = { asItIs: TokenizerMode.RAWTEXT, entitiesOnly: TokenizerMode.RCDATA }
