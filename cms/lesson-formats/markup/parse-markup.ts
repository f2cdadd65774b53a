import { buildMarkupTree } from './build-markup-tree.ts'
import type { ParsedCustomLesson, ParsedLesson } from './parsed-lesson.ts'
import { readCode } from './read-code.ts'
import { readLessonContent } from './read-lesson-content.ts'
import { readCustomMeta, readLessonMeta } from './read-lesson-meta.ts'

/** Reads a lesson in the standard format; throws `MarkupError`. */
export function parseStandardMarkup(html: string): ParsedLesson {
  const root = buildMarkupTree(html, 'standard')
  return { ...readLessonMeta(root), ...readLessonContent(root) }
}

/** Reads a lesson in the custom format; throws `MarkupError`. */
export function parseCustomMarkup(html: string): ParsedCustomLesson {
  const root = buildMarkupTree(html, 'custom')
  return {
    ...readCustomMeta(root),
    ...readLessonContent(root),
    customStyles: readCode(root, { tag: 'custom-styles', wrapper: 'style' }),
    customScripts: readCode(root, { tag: 'custom-scripts', wrapper: 'script' }),
  }
}
