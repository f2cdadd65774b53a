import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import type { Lesson } from '../../content/payload-types.ts'
import { notFound } from '../../contract/http-error.ts'
import { pageUploadPaths } from '../../contract/page-files.ts'
import { XRayFinding, XRayReport } from '../../contract/x-ray.ts'
import { digestOf } from '../../large-pages/digest.ts'
import { keptRowsOfPage } from '../../large-pages/kept-rows.ts'
import { readFindings, readLevels } from '../../large-pages/read-page.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import { findCourse } from '../courses/find-course.ts'
import { endpoint } from '../endpoint.ts'
import { typedRow } from '../exercise-pages/read-paste.ts'
import { LessonParams } from '../lessons/lesson-reads.ts'
import { besideOf } from './page-beside.ts'

/**
 * What a lesson's newest page lacks or does: advice, which keeps nobody from using it
 * (decision 141). It is kept with the lesson, so that the next page shows what has changed.
 */
export const readXRay = endpoint({
  method: 'get',
  path: pageUploadPaths.xRay(':lessonId'),
  access: 'anyAdmin',
  params: LessonParams,
  answer: XRayReport,
  async run({ params: { lessonId } }, caller) {
    const { title, htmlContent: html, ...lesson } = await newest(lessonId, caller)
    if (!html) throw notFound('Page')
    const { jsContent } = await findCourse(courseIdOf(lesson), caller)
    const filesKey = lesson.filesKey ?? null
    const beside = await besideOf(caller.payload, { filesKey, courseScript: jsContent ?? '' })
    const findings = await readFindings({ html, beside })
    const page = (await digestOf(`${filesKey} ${html}`)).slice(0, 32)
    const before = await keep({ lessonId, page, findings }, caller)
    const rows = await keptRowsOfPage(lessonId, html)
    const words = await readLevels(html)
    return { title, findings, ...difference(findings, before), rows: rows.map(typedRow), words }
  },
})

/** @throws HttpError 404. */
async function newest(id: number, { payload, admin }: Caller): Promise<Lesson> {
  const { docs } = await payload.find({
    collection: 'lessons',
    where: { id: { equals: id } },
    draft: true,
    limit: 1,
    pagination: false,
    ...asCaller({ admin }),
  })
  const [lesson] = docs
  if (!lesson || courseIdOf(lesson) === null) throw notFound('Lesson')
  return lesson
}

interface Found {
  lessonId: number
  page: string
  findings: XRayFinding[]
}

/** Keeps what was found, once for each page, and gives what the page before had. */
async function keep({ lessonId, page, findings }: Found, caller: Caller) {
  const { docs } = await caller.payload.find({
    collection: 'x-rays',
    where: { lesson: { equals: lessonId } },
    sort: '-id',
    limit: mostPages,
    pagination: false,
    ...asCaller(caller),
  })
  const at = docs.findIndex((one) => one.page === page)
  if (at < 0) {
    const data = { lesson: lessonId, page, findings }
    await caller.payload.create({ collection: 'x-rays', data, ...asCaller(caller) })
  }
  // Of two who looked at the same moment both have kept it.
  const before = docs.find((one, index) => index > at && one.page !== page)
  return before ? XRayFinding.array().parse(before.findings) : null
}

/** Further back nobody looks. */
const mostPages = 20

function difference(findings: readonly XRayFinding[], before: readonly XRayFinding[] | null) {
  const has = (list: readonly XRayFinding[], { id }: XRayFinding) =>
    list.some((one) => one.id === id)
  return {
    added: before && findings.filter((one) => !has(before, one)).map(({ id }) => id),
    gone: (before ?? []).filter((one) => !has(findings, one)),
  }
}
