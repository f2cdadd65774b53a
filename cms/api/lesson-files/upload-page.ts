import pLimit from 'p-limit'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { ArchiveError } from '../../archive/archive-error.ts'
import { readPage } from '../../archive/page/read-page.ts'
import { storeFiles } from '../../content/lesson-files/store-files.ts'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { inTransaction } from '../../content/sql/transaction.ts'
import { Id } from '../../contract/answers.ts'
import { HttpError } from '../../contract/http-error.ts'
import { pageFilesLimits, pageUploadPaths } from '../../contract/page-files.ts'
import { GivenPage, ReplacedPage, UploadedPage } from '../../contract/uploaded-page.ts'
import { readTitle } from '../../large-pages/read-page.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import { CourseParams } from '../courses/course-reads.ts'
import { findCourse } from '../courses/find-course.ts'
import type { Endpoint, RawRequest } from '../endpoint.ts'
import { storeLesson } from '../lessons/create-lesson.ts'
import { findLesson } from '../lessons/find-lesson.ts'
import { lessonDefaults } from '../lessons/lesson-defaults.ts'
import { LessonParams } from '../lessons/lesson-reads.ts'
import { readParams } from '../read-input.ts'
import { storeHomework } from '../students/homework.ts'

const StudentParams = z.object({ studentId: Id })

/** What the three have in common: one zip file, which a browser makes of a folder too. */
const shared = {
  access: 'anyAdmin',
  queryNames: [],
  bodyLimit: 0,
  upload: {
    // Something is added to what is packed without being made smaller.
    limit: pageFilesLimits.bytes + 1024 * 1024,
    types: ['application/zip', 'application/x-zip-compressed'],
    problem: 'Send the page with its files as application/zip.',
    tooLarge: 'A page with its files can be up to 100 MB.',
    missing: 'Choose a page with its files first.',
  },
} as const satisfies Partial<Endpoint>

/** Stores a page with its files as the next lesson of a course: published, or an assistant's draft. */
export const uploadPage: Endpoint = {
  ...shared,
  method: 'post',
  path: pageUploadPaths.create(':courseId'),
  status: 201,
  async handle(request, caller) {
    const { courseId } = readParams(CourseParams, request.params)
    await findCourse(courseId, caller)
    const { leftOut, ...page } = await receive(request, caller)
    const title = (await readTitle(page.htmlContent)) ?? lessonDefaults.title
    const lesson = await storeLesson(courseId, { title, ...page }, caller)
    return UploadedPage.parse({ lesson: { ...lesson, htmlContent: null }, leftOut })
  },
}

/**
 * Puts a page with its files in the place of a lesson's, all of it at once. It is saved as the
 * newest draft: what visitors see stays as it is until that is published.
 */
export const replacePage: Endpoint = {
  ...shared,
  method: 'put',
  path: pageUploadPaths.replace(':lessonId'),
  status: 200,
  async handle(request, caller) {
    const { lessonId } = readParams(LessonParams, request.params)
    const { id } = await findLesson(lessonId, caller, { omitsHtml: true })
    const { leftOut, ...page } = await receive(request, caller)
    await fewChangesAtOnce(() =>
      caller.payload.update({
        collection: 'lessons',
        id,
        data: { ...page, _status: 'draft' },
        draft: true,
        ...asCaller(caller),
      }),
    )
    return ReplacedPage.parse({ message: 'The page was saved in the draft.', leftOut })
  },
}

/** Gives a page with its files to one student. */
export const givePage: Endpoint = {
  ...shared,
  method: 'post',
  path: pageUploadPaths.give(':studentId'),
  access: 'owner',
  status: 201,
  async handle(request, caller) {
    const { studentId } = readParams(StudentParams, request.params)
    const { leftOut, ...page } = await receive(request, caller)
    return GivenPage.parse({ homework: await storeHomework(studentId, page, caller), leftOut })
  },
}

/** Whole pages are in memory, and of their files one at a time. */
const fewPagesAtOnce = pLimit(2)

async function receive({ file }: Pick<RawRequest, 'file'>, caller: Caller) {
  if (!file) throw new HttpError(400, shared.upload.missing)
  const { html, files, leftOut } = await fewPagesAtOnce(() => readPage(file)).catch(asRefusal)
  const req = await createLocalReq({ user: caller.admin ?? undefined }, caller.payload)
  const filesKey = files && (await inTransaction(req, () => storeFiles(files, req)))
  return { htmlContent: html, filesKey, leftOut }
}

function asRefusal(error: unknown): never {
  if (error instanceof ArchiveError) throw new HttpError(400, error.message)
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    throw new HttpError(507, 'There is no room left on the server’s disk. Nothing has changed.')
  }
  throw error
}
