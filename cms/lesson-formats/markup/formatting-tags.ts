import { breakMarks } from './collapse-text.ts'

/** Formatting that texts may carry: the tags go, the words stay. Struck-out text is not among it. */
const inline = new Set(
  'a abbr b big cite code em font i kbd mark small span strong sub sup u wbr'.split(' '),
)
const newLine = new Set(['div', 'li', 'ol', 'ul'])
const newParagraph = new Set(['blockquote', 'p'])

/** Tags around a lesson that mean nothing for it. */
const page = new Set(
  'article base body br div footer head header hr html link main meta p section title'.split(' '),
)

/** These never hold anything, or end where the next begins: they make no depth. */
const flat = new Set('base br hr li link meta p wbr'.split(' '))

export const isFormatting = (tag: string) => inline.has(tag) || breakOf(tag) !== ''

export const isPageTag = (tag: string) => page.has(tag)

/** What a formatting tag leaves in a source where it begins and where it ends. */
export function breakOf(tag: string): string {
  if (tag === 'br') return breakMarks.line
  if (newLine.has(tag)) return breakMarks.newLine
  return newParagraph.has(tag) ? breakMarks.newParagraph : ''
}

/**
 * Counts open tags that build no element, so that endless nesting is reported instead of followed.
 */
export function countDepth() {
  let depth = 0
  return {
    open(tag: string) {
      if (!flat.has(tag)) depth += 1
      return depth
    },
    close(tag: string) {
      if (!flat.has(tag) && depth > 0) depth -= 1
    },
  }
}

/** More open tags than any hand-written text has. */
export const maxDepth = 100
