import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Id } from '../../contract/answers.ts'
import { Course, CourseFileKind, CourseFiles } from '../../contract/course.ts'
import { HttpError } from '../../contract/http-error.ts'
import { maxCourseFileBytes } from '../../contract/limits.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import type { Caller } from '../caller.ts'
import { changeCourse } from '../change-document.ts'
import { endpoint } from '../endpoint.ts'
import { findPicture } from '../find-pictures.ts'
import { CourseParams } from './course-reads.ts'
import { findCourse } from './find-course.ts'
import { presentCourse } from './present-course.ts'

const names = { css: 'CSS', js: 'JavaScript' } as const
const fields = { css: 'cssContent', js: 'jsContent' } as const

/** Saves what is given; a file that is there already must be deleted first (spec §4). */
export const saveCourseFiles = endpoint({
  method: 'patch',
  path: tutorApiPaths.courseFiles(':courseId'),
  access: 'owner',
  params: CourseParams,
  input: CourseFiles,
  // Two files, in JSON, where a character may take two bytes.
  bodyLimit: 4 * maxCourseFileBytes + 1024,
  answer: Course,
  async run({ params, body }, caller) {
    const { id } = await findCourse(params.courseId, caller)
    for (const kind of CourseFileKind.options) {
      if (Buffer.byteLength(body[fields[kind]] ?? '') > maxCourseFileBytes) throw tooLarge(kind)
    }
    return updateCourse(id, (course) => newFiles(body, course), caller)
  },
})

/**
 * Deletes one file; one that is not there counts as deleted. `seen` is the SHA-256 of the file that
 * the tutor looks at: a newer one, from another device, is not deleted in its place.
 */
export const deleteCourseFile = endpoint({
  method: 'delete',
  path: tutorApiPaths.courseFile(':courseId', ':kind'),
  access: 'owner',
  params: z.object({ courseId: Id, kind: CourseFileKind }),
  query: z.object({ seen: z.string().max(64).optional() }),
  answer: Course,
  async run({ params: { courseId, kind }, query: { seen } }, caller) {
    const { id } = await findCourse(courseId, caller)
    return updateCourse(id, (course) => noFile(kind, course, seen), caller)
  },
})

/** Without one file, unless another than the one that was `seen` is there by now. */
function noFile(kind: CourseFileKind, course: CourseFiles, seen: string | undefined): CourseFiles {
  const present = course[fields[kind]]
  if (present && seen !== undefined && seen !== digestOf(present)) throw replaced(kind)
  const files: CourseFiles = {}
  files[fields[kind]] = null
  return files
}

/** The files that are given and not there yet. */
function newFiles(given: CourseFiles, course: CourseFiles): CourseFiles {
  const files: CourseFiles = {}
  for (const kind of CourseFileKind.options) {
    const text = given[fields[kind]]
    const present = course[fields[kind]]
    if (!text?.trim() || text === present) continue
    if (present) throw alreadyThere(kind)
    files[fields[kind]] = text
  }
  return files
}

async function updateCourse(
  id: number,
  data: Parameters<typeof changeCourse>[1],
  caller: Caller,
): Promise<Course> {
  const [course, figures] = await Promise.all([
    changeCourse(id, data, caller),
    caller.reader.courseFigures(id),
  ])
  return presentCourse(course, figures, await findPicture(course.cover, caller.reader))
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

const tooLarge = (kind: CourseFileKind) =>
  new HttpError(413, `A ${names[kind]} file can be up to 1 MB.`)

const alreadyThere = (kind: CourseFileKind) =>
  new HttpError(
    409,
    `A ${names[kind]} file is already uploaded. Please delete it first before uploading a new one.`,
  )

const replaced = (kind: CourseFileKind) =>
  new HttpError(
    409,
    `The ${names[kind]} file has been replaced in the meantime and was not deleted.`,
  )
