import { collectText } from './collect-text.ts'
import { countDepth, isFormatting, isPageTag, maxDepth } from './formatting-tags.ts'
import { lessonTags } from './lesson-tags.ts'
import type { MarkupElement } from './markup-element.ts'
import { errorAt, type MarkupError, type MarkupPlace } from './markup-error.ts'
import { noMarkup, strayEndTag, strayText, tooLong } from './markup-problems.ts'
import type { MarkupFormat } from './parsed-lesson.ts'
import { readTokens, type StartTag, type TextMode } from './read-tokens.ts'
import { type Tag, tagInside } from './tag-kinds.ts'
import { explainUnknownTag } from './unknown-tag.ts'

/**
 * The tags of a lesson markup, each where `lessonTags` allows it. As in HTML lists, a tag that may not
 * stand in the open one ends it: an item that was left open ends where the next begins.
 */
export function buildMarkupTree(html: string, format: MarkupFormat): MarkupElement {
  const root = openElement({ tag: '', line: 1 }, lessonTags[format])
  const stack = [root]
  const pageDepth = countDepth()
  const problems = collectProblems(format)
  /** A tag of the surrounding page, whose text does not belong to the lesson. */
  let skipped: MarkupPlace | undefined

  const innermost = () => stack.at(-1) ?? root

  function startTag(start: StartTag): TextMode {
    const inner = innermost()
    if (inner.tag.kind !== 'group' && isFormatting(start.tag)) {
      checkDepth(inner.text.openFormatting(start.tag), start)
      if (start.isEmpty) inner.text.closeFormatting(start.tag)
      return 'markup'
    }
    const parentIndex = stack.findLastIndex(({ tag }) => tagInside(tag, start.tag))
    const parent = stack[parentIndex]
    const tag = parent && tagInside(parent.tag, start.tag)
    if (parent && tag) {
      problems.meetLessonTag()
      closeFrom(stack, parentIndex + 1)
      return addElement(stack, tag, start)
    }
    if (stack.length === 1 && isPageTag(start.tag)) {
      if (!start.isEmpty) checkDepth(pageDepth.open(start.tag), start)
      return skipIf(start.tag === 'title', start)
    }
    problems.meetUnknownTag()
    const around = stack.map(({ element, tag }) => ({ name: element.tag, tag }))
    const { problem, isForLesson } = explainUnknownTag({ name: start.tag, around, format })
    if (isForLesson) throw errorAt(start, problem)
    problems.report(() => errorAt(start, problem))
    return skipIf(start.tag === 'style' || start.tag === 'script', start)
  }

  function skipIf(isSkipped: boolean, { tag, line, isEmpty }: StartTag): TextMode {
    if (!isSkipped || isEmpty) return 'markup'
    skipped = { tag, line }
    return 'asItIs'
  }

  function endTag(name: string, line: number) {
    const inner = innermost()
    const index = stack.findLastIndex(({ element }) => element.tag === name)
    if (skipped) skipped = undefined
    else if (index > 0) closeFrom(stack, index)
    else if (inner.tag.kind !== 'group' && isFormatting(name)) inner.text.closeFormatting(name)
    else if (name === 'body' || name === 'html') closeFrom(stack, 1)
    else if (stack.length === 1 && isPageTag(name)) pageDepth.close(name)
    else problems.report(() => strayEndTag({ tag: name, line }, inner.element))
  }

  function text(characters: string, line: number) {
    const inner = innermost()
    if (skipped) return
    if (inner.tag.kind !== 'group') inner.text.add(characters)
    else if (characters.trim() !== '')
      problems.report(() => strayText(characters, { ...inner.element, line }))
  }

  function end() {
    const unfinished = skipped ?? stack.find(({ tag }) => tag.kind === 'code')?.element
    if (unfinished) throw errorAt(unfinished, `is never closed with </${unfinished.tag}>`)
    problems.end()
    closeFrom(stack, 1)
  }

  readTokens(html, { startTag, endTag, text, end })
  return root.element
}

/** A problem before the first lesson tag counts only if such a tag follows. */
function collectProblems(format: MarkupFormat) {
  let hasLessonTag = false
  let unknownTags = 0
  let firstProblem: MarkupError | undefined
  return {
    report(problem: () => MarkupError) {
      if (hasLessonTag) throw problem()
      firstProblem ??= problem()
    },
    meetLessonTag() {
      if (firstProblem) throw firstProblem
      hasLessonTag = true
    },
    meetUnknownTag() {
      unknownTags += 1
      if (!hasLessonTag && unknownTags > maxUnknownTags) throw noMarkup(format)
    },
    end() {
      if (!hasLessonTag) throw noMarkup(format)
    },
  }
}

/** After this many unknown tags and no lesson tag, the search for a similar name stops. */
const maxUnknownTags = 100

interface OpenElement {
  element: MarkupElement
  tag: Tag
  text: ReturnType<typeof collectText>
}

const openElement = ({ tag: name, line }: MarkupPlace, tag: Tag): OpenElement => ({
  element: { tag: name, line, text: '', children: [], isEscaped: false },
  tag,
  text: collectText(),
})

/** Adds a tag to the innermost open one. */
function addElement(stack: OpenElement[], tag: Tag, start: StartTag): TextMode {
  const added = openElement(start, tag)
  const parent = stack.at(-1)?.element
  if (parent && !tag.isRepeatable) checkSingle(added.element, parent)
  added.element.isEscaped = start.attributes.some(({ name }) => name === 'escaped')
  parent?.children.push(added.element)
  if (start.isEmpty) return 'markup'
  stack.push(added)
  if (tag.kind !== 'code') return 'markup'
  return added.element.isEscaped ? 'entitiesOnly' : 'asItIs'
}

function closeFrom(stack: OpenElement[], index: number) {
  for (const closed of stack.splice(index)) closeElement(closed)
}

function closeElement({ element, tag, text }: OpenElement) {
  if (tag.kind === 'group') return
  element.text = text.finish(tag.kind)
  if (tag.kind !== 'code' && element.text.length > tag.maxLength) {
    throw tooLong(element, tag.maxLength)
  }
}

function checkSingle(element: MarkupElement, parent: MarkupElement) {
  const first = parent.children.find(({ tag }) => tag === element.tag)
  if (first) throw errorAt(element, `appears twice; the first one is on line ${first.line}`)
}

function checkDepth(depth: number, place: MarkupPlace) {
  if (depth > maxDepth) throw errorAt(place, `is inside more than ${maxDepth} open tags`)
}
