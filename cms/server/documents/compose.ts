import type { Caller } from '../../api/caller.ts'
import { findCourse } from '../../api/courses/find-course.ts'
import { findLesson } from '../../api/lessons/find-lesson.ts'
import { htmlOf, presentContent } from '../../api/lessons/present-lesson.ts'
import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import type { Lesson } from '../../content/payload-types.ts'
import { notFound } from '../../contract/http-error.ts'
import { isDocument } from '../../contract/lesson-rules.ts'
import { readOutline } from '../../large-pages/read-page.ts'
import { composeLessonDocument } from '../../lesson-formats/document/compose.ts'
import {
  readReporterSource,
  readRuntimeSource,
} from '../../lesson-formats/document/read-runtime.ts'

/** A lesson's document with its course's style sheet and script, as the caller may see it. */
export async function compose(
  lesson: Lesson,
  caller: Caller,
  { notice, run = null }: { notice: boolean; run?: string | null },
): Promise<string> {
  const own = await partsOf(lesson, caller)
  const parts = {
    ...own,
    notice,
    runtimeSource: await readRuntimeSource(),
    run: run === null ? null : { nonce: run, reporterSource: await readReporterSource() },
  }
  return composeLessonDocument(parts, await readOutline(own.html))
}

/**
 * What tells one text of a document, and the files beside it, from every other. Not in the thread that
 * answers: a page may weigh megabytes.
 */
export async function versionOf(lesson: Lesson, caller: Caller): Promise<string> {
  const parts = [await partsOf(lesson, caller), lesson.filesKey ?? null]
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Buffer.from(digest).toString('base64url').slice(0, 22)
}

/** What stands in a lesson's document and in no other. */
async function partsOf(lesson: Lesson, caller: Caller) {
  const own = lesson.htmlContent ? lesson : undefined // a generated page has its custom parts in it
  const { cssContent, jsContent } = await findCourse(courseIdOf(lesson), caller)
  return {
    html: htmlOf(lesson, presentContent(lesson)) ?? '',
    css: cssContent ?? null,
    js: jsContent ?? null,
    customStyles: own?.customStyles ?? null,
    customScripts: own?.customScripts ?? null,
    title: lesson.title,
  }
}

/**
 * A lesson that the caller may see as a document.
 * @throws HttpError 404.
 */
export async function findDocument(lessonId: number, caller: Caller): Promise<Lesson> {
  const lesson = await findLesson(lessonId, caller)
  if (!isDocument(lesson)) throw notFound('Lesson')
  return lesson
}
