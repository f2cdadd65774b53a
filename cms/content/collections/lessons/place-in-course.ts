import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { lessonLimits } from '../../../contract/limits.ts'
import {
  givePlace,
  isVersionRestored,
  numberMayGiveWay,
  numbersGiven,
} from '../../drafts/context.ts'
import { runSql } from '../../sql/run-sql.ts'
import { courseIdOf } from './course-id-of.ts'

export const courseInTrash = 'This lesson’s course is in the trash. Restore the course first.'

/** Numbers go up: a slip of the keyboard may have given the last one away. */
const noNumberLeft = `The last lesson of this course has the highest number there is, ${lessonLimits.number}. Give it a smaller one first.`

/**
 * Gives a lesson its number: unique among the lessons of its course that are not in the trash. The
 * course's row is locked until the transaction ends, so that lessons which arrive together wait for
 * each other; a partial unique index makes sure of it.
 * @throws ValidationError where the tutor asks for a number that is taken, and APIError 409 where no
 * number is left behind the last, and where a published lesson would come back to a course in the
 * trash: Payload would only name the field.
 */
export const placeInCourse: CollectionBeforeChangeHook = async (change) => {
  const { originalDoc, operation, req } = change
  const ownCourse = courseIdOf({ ...originalDoc })
  const isEarlierVersion = isVersionRestored(req)
  // An earlier version brings its content back, not its former place, be it in another course.
  const data =
    isEarlierVersion && ownCourse !== null
      ? {
          ...change.data,
          course: ownCourse,
          lessonNumber: originalDoc.lessonNumber ?? change.data.lessonNumber,
        }
      : change.data
  const courseId = courseIdOf({ ...originalDoc, ...data })
  const isMoved = operation === 'update' && courseId !== ownCourse
  const now = { ...originalDoc, ...data }
  if (courseId === null || now.deletedAt) return data

  const isRestored = Boolean(originalDoc?.deletedAt)
  const isRenumbered = now.lessonNumber !== originalDoc?.lessonNumber
  // A lesson may have been given its number as a draft, when that number was still free.
  const isPublished = data._status === 'published'
  if (operation === 'update' && !isRestored && !isMoved && !isRenumbered && !isPublished) {
    return data
  }

  const place = { courseId, lessonNumber: now.lessonNumber, lessonId: originalDoc?.id }
  const { isTaken, next, isCourseInTrash } = await askPlace(place, req)
  if (isCourseInTrash && isRestored && isPublished) throw new APIError(courseInTrash, 409)
  // A restored lesson cannot be renumbered before it is back, so it goes to the end.
  const givesWay = isTaken && (isRestored || isEarlierVersion || numberMayGiveWay(req))
  const lessonNumber = !now.lessonNumber || givesWay ? next : now.lessonNumber
  if (lessonNumber > lessonLimits.number) throw new APIError(noNumberLeft, 409)
  if (lessonNumber === next || !isTaken) {
    givePlace({ ...place, lessonNumber }, req)
    return { ...data, lessonNumber }
  }
  const hint = next > lessonLimits.number ? noNumberLeft : `The next free number is ${next}.`
  throw new ValidationError({
    collection: 'lessons',
    errors: [
      {
        path: 'lessonNumber',
        label: 'Lesson number',
        message: `This course already has a lesson ${now.lessonNumber}. ${hint}`,
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
): Promise<{ isTaken: boolean; next: number; isCourseInTrash: boolean }> {
  const [course] = await runSql(
    req,
    sql`select deleted_at is not null as trashed from courses where id = ${courseId} for no key update`,
  )
  // Two looks into the index of places: a course's lessons are not read one by one.
  const others = sql`
    from lessons
    where course_id = ${courseId} and deleted_at is null and id <> ${lessonId ?? 0}`
  const [row] = await runSql(
    req,
    sql`
      select exists (select ${others} and lesson_number = ${lessonNumber ?? 0}) as taken,
             (select max(lesson_number)::integer ${others}) as last`,
  )
  const given = numbersGiven({ courseId, lessonId }, req)
  const isGiven = given.includes(lessonNumber ?? 0)
  const last = Math.max(Number(row?.last ?? 0), ...given)
  return {
    isTaken: row?.taken === true || isGiven,
    next: last + 1,
    isCourseInTrash: course?.trashed === true,
  }
}
