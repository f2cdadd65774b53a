import type { MarkupElement } from './markup-element.ts'
import { errorAt, MarkupError, type MarkupPlace, quoted } from './markup-error.ts'
import type { MarkupFormat } from './parsed-lesson.ts'

/** Nothing of a lesson was found: a plain text, or a page for the upload. */
export function noMarkup(format: MarkupFormat) {
  const tag = format === 'custom' ? 'lesson-meta' : 'lesson-title'
  const message = `No lesson markup found. A lesson begins with <${tag}>, usually on line 1.`
  return new MarkupError({ message, tag, line: 1 })
}

export const unfinishedComment = (line: number) =>
  new MarkupError({
    message: `The comment on line ${line} is never closed with “-->”`,
    tag: '!--',
    line,
  })

/** Such as '</3': HTML drops it up to the next '>'. */
export function noTag(source: string, line: number) {
  const message = `${quoted(source)} on line ${line} is not a tag. Write a < sign as &lt;`
  return new MarkupError({ message, tag: '', line })
}

/** Text that belongs to no tag would be lost. */
export function strayText(characters: string, around: MarkupPlace) {
  const found = quoted(characters.trim())
  if (!isRoot(around)) return errorAt(around, `the text ${found} is not inside any of its tags`)
  const message = `The text ${found} on line ${around.line} is not inside any of the lesson’s tags`
  return new MarkupError({ ...around, message })
}

export function strayEndTag({ tag, line }: MarkupPlace, open: MarkupPlace) {
  const end = { tag: `/${tag}`, line }
  if (isRoot(open)) return errorAt(end, 'closes nothing, as no tag is open')
  return errorAt(end, `closes nothing, as the open tag is <${open.tag}> on line ${open.line}`)
}

export const tooLong = (element: MarkupElement, maxLength: number) =>
  errorAt(element, `has ${element.text.length} characters; at most ${maxLength} are allowed`)

export const tooMany = (element: MarkupElement, maximum: number) =>
  errorAt(element, `is one too many; at most ${maximum} are allowed here`)

export const isEmpty = (element: MarkupElement) => errorAt(element, 'is empty')

export const isMissing = (tag: string, parent: MarkupPlace) =>
  isRoot(parent)
    ? errorAt({ tag, line: 1 }, 'is missing. Every lesson has one')
    : errorAt(parent, `<${tag}> is missing`)

export const notAs = (element: MarkupElement, expected: string) =>
  errorAt(element, `expected ${expected}, found ${quoted(element.text)}`)

/** The whole lesson has no tag of its own. */
const isRoot = ({ tag }: MarkupPlace) => tag === ''
