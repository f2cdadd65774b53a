import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

declare module 'payload' {
  interface RequestContext {
    /** The asked number gives way to the next free one where it is taken. */
    numberMayGiveWay?: boolean
    /** Numbers given in this request to lessons that may not be written yet, as 'course/number'. */
    givenPlaces?: Map<string, number | undefined>
  }
}

/**
 * Gives a lesson its number: unique among the lessons of its course that are not in the trash.
 * The course's row is locked until the transaction ends, so that lessons which arrive together
 * wait for each other; a partial unique index stands behind it.
 * @throws ValidationError where the tutor asks for a number that is taken.
 */
export const placeInCourse: CollectionBeforeChangeHook = async (change) => {
  const { data, originalDoc, operation, req } = change
  const now = { ...originalDoc, ...data }
  const courseId = idOf(now.course)
  if (courseId === undefined || now.deletedAt) return data

  const isRestored = Boolean(originalDoc?.deletedAt)
  const isMoved = operation === 'update' && courseId !== idOf(originalDoc?.course)
  const isRenumbered = now.lessonNumber !== originalDoc?.lessonNumber
  // What is published may have been given its number as a draft, when it was still free.
  const isPublished = data._status === 'published'
  if (operation === 'update' && !isRestored && !isMoved && !isRenumbered && !isPublished) {
    return data
  }

  const place = { courseId, lessonNumber: now.lessonNumber, lessonId: originalDoc?.id }
  const { isTaken, next } = await askPlace(place, req)
  // A restored lesson cannot be renumbered before it is back, so it goes to the end.
  const givesWay = isTaken && (isRestored || req.context.numberMayGiveWay)
  const lessonNumber = !now.lessonNumber || givesWay ? next : now.lessonNumber
  if (lessonNumber === next || !isTaken) {
    givenPlaces(req).set(`${courseId}/${lessonNumber}`, place.lessonId)
    return { ...data, lessonNumber }
  }
  throw new ValidationError({
    collection: 'lessons',
    errors: [
      {
        path: 'lessonNumber',
        label: 'Lesson number',
        message: `This course already has a lesson ${now.lessonNumber}. The next free number is ${next}.`,
      },
    ],
  })
}

interface Place {
  courseId: number
  lessonNumber: number | null | undefined
  lessonId: number | undefined
}

async function askPlace(
  { courseId, lessonNumber, lessonId }: Place,
  req: PayloadRequest,
): Promise<{ isTaken: boolean; next: number }> {
  await runSql(req, sql`select from courses where id = ${courseId} for no key update`)
  const [row] = await runSql(
    req,
    sql`
      select bool_or(number = ${lessonNumber ?? 0}) as taken, max(number)::integer as last
      from (
        select id, lesson_number as number from lessons
        where course_id = ${courseId} and deleted_at is null
        union all ${draftPlaces(courseId)}
      ) places
      where id <> ${lessonId ?? 0}`,
  )
  const given = [...givenPlaces(req)]
    .filter(([place, owner]) => place.startsWith(`${courseId}/`) && owner !== lessonId)
    .map(([place]) => Number(place.split('/')[1]))
  const isGiven = given.includes(lessonNumber ?? 0)
  const last = Math.max(Number(row?.last ?? 0), ...given)
  return { isTaken: row?.taken === true || isGiven, next: last + 1 }
}

/** Of a lesson that was never published, only its newest draft may know the place. */
export const draftPlaces = (courseId: number) => sql`
  select lessons.id, draft.version_lesson_number as number
  from _lessons_v draft join lessons on lessons.id = draft.parent_id
  where draft.latest and draft.version_course_id = ${courseId}
    and lessons._status = 'draft' and lessons.deleted_at is null`

/** Several lessons may change in one request, which sees no row of its own before it is written. */
function givenPlaces({ context }: PayloadRequest): Map<string, number | undefined> {
  context.givenPlaces ??= new Map()
  return context.givenPlaces
}

function idOf(course: unknown): number | undefined {
  if (typeof course === 'number') return course
  if (typeof course === 'object' && course !== null && 'id' in course) return idOf(course.id)
  return undefined
}
