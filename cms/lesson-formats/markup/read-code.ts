import type { MarkupElement } from './markup-element.ts'
import { errorAt, quoted } from './markup-error.ts'
import { childOf } from './read-element.ts'
import type { CodeTag } from './tag-kinds.ts'

interface CodePlace {
  tag: 'custom-styles' | 'custom-scripts'
  wrapper: CodeTag['wrapper']
}

/**
 * The CSS or JavaScript of a lesson, byte for byte: what stands inside `<style>` or `<script>`; where
 * neither is written, inside the tag itself. Several such blocks are joined by a line break.
 */
export function readCode(root: MarkupElement, { tag, wrapper }: CodePlace): string {
  const element = childOf(root, tag)
  if (element === undefined) return ''
  // PostgreSQL stores no U+0000.
  const source = element.text.replaceAll('\0', '')
  if (element.isEscaped) return source

  const blocks: string[] = []
  let { commentEnd, begin } = skipComments(source, 0)
  if (source[begin] !== '<') return begin === source.length ? '' : source.slice(commentEnd)
  while (begin < source.length) {
    const start = findFrom(begin, starts[wrapper], source)
    if (start === null) throw errorAt(element, whyNotBlocks(source.slice(begin), wrapper))
    const end = findFrom(start.end, ends[wrapper], source)
    if (end === null) throw errorAt(element, `contains a <${wrapper}> without </${wrapper}>`)
    blocks.push(source.slice(start.end, end.begin))
    begin = skipComments(source, end.end).begin
  }
  return blocks.join('\n')
}

/** Attributes are refused: the code would change its meaning without a `src`, `type` or `media`. */
const starts = { style: /<style\s*>/iy, script: /<script\s*>/iy }
const ends = { style: /<\/style\s*>/gi, script: /<\/script\s*>/gi }

const whyNotBlocks = (rest: string, wrapper: string) =>
  `contains ${quoted(rest)} where only code or <${wrapper}> without attributes is allowed`

/** Where the next code or block begins after white space and HTML comments. */
function skipComments(source: string, from: number) {
  let commentEnd = from
  let begin = skipSpace(source, from)
  while (source.startsWith('<!--', begin)) {
    const end = source.indexOf('-->', begin + 4)
    commentEnd = end < 0 ? source.length : end + 3
    begin = skipSpace(source, commentEnd)
  }
  return { commentEnd, begin }
}

const skipSpace = (source: string, from: number) => findFrom(from, /\s*/y, source)?.end ?? from

function findFrom(from: number, expression: RegExp, source: string) {
  expression.lastIndex = from
  const found = expression.exec(source)
  return found && { begin: found.index, end: found.index + found[0].length }
}
