import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  executeAccess,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { maxId } from '../../../contract/limits.ts'
import { type Tags, tagOf } from '../../content-tags.ts'
import { announce } from '../../sql/content-changes.ts'
import { runSql } from '../../sql/run-sql.ts'
import { inTransaction } from '../../sql/transaction.ts'

const Id = z.coerce.number().int().positive().max(maxId)
const Order = z.object({ lessonIds: z.array(Id).max(10_000) })

/** Numbers beyond every lesson's, for the moment between two numbers. */
const aside = 2_000_000

/**
 * Puts the lessons of a course in another order: `{ lessonIds }`, all of them, first one first. The
 * course's numbers stay the same; they change hands.
 */
export const orderLessons: Endpoint = {
  path: '/:id/lesson-order',
  method: 'put',
  async handler(req) {
    // Places are written past the lessons' own rules, and show at once.
    await executeAccess({ req }, req.payload.collections.courses.config.access.update)
    await addDataAndFileToRequest(req)
    const courseId = Id.safeParse(req.routeParams?.id)
    const order = Order.safeParse(req.data)
    if (!courseId.success || !order.success) throw new APIError('Send the lessons’ ids.', 400)
    await inTransaction(req, async () => {
      await renumber(courseId.data, order.data.lessonIds, req)
      await announce(req, touchedByOrder(courseId.data, order.data.lessonIds))
    })
    return Response.json({ message: 'The lessons are in their new order.' })
  },
}

const touchedByOrder = (courseId: number, lessonIds: number[]): Tags => [
  ...[tagOf.lessons, tagOf.pages, tagOf.lessonsOf(courseId), tagOf.placesOf(courseId)],
  ...lessonIds.map(tagOf.lesson),
]

/**
 * Writes the numbers themselves, of the lessons and of their newest drafts: an update through
 * Payload would start from the draft, make two versions a lesson, and could publish what is not
 * finished. The course's row is locked as in `placeInCourse`, and the numbers are put aside first,
 * because the unique index allows no two equal ones even for a moment.
 */
async function renumber(courseId: number, lessonIds: number[], req: PayloadRequest) {
  await runSql(req, sql`select from courses where id = ${courseId} for no key update`)
  const rows = await runSql(
    req,
    sql`
      select id, lesson_number as number from lessons
      where course_id = ${courseId} and deleted_at is null
      order by number, id`,
  )
  const known = new Set(rows.map(({ id }) => Number(id)))
  const isWhole =
    known.size === lessonIds.length &&
    new Set(lessonIds).size === lessonIds.length &&
    lessonIds.every((id) => known.has(id))
  if (!isWhole) {
    throw new APIError(
      'The lessons of this course have changed in the meantime. Please reload the page.',
      409,
    )
  }
  const numbers = rows.map(({ number }) => Number(number))
  for (const id of lessonIds) {
    await runSql(
      req,
      sql`
        update lessons set lesson_number = lesson_number + ${aside}
        where id = ${id} and course_id = ${courseId}`,
    )
  }
  for (const [place, id] of lessonIds.entries()) {
    const number = numbers[place]
    await runSql(
      req,
      sql`
        update lessons set lesson_number = ${number}
        where id = ${id} and course_id = ${courseId}`,
    )
    await runSql(
      req,
      sql`
        update _lessons_v set version_lesson_number = ${number}
        where parent_id = ${id} and latest and version_course_id = ${courseId}`,
    )
  }
}
