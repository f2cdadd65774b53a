import { createLocalReq, NotFound } from 'payload'
import { ArchiveError } from '../../archive/archive-error.ts'
import { exportArchive } from '../../archive/export-archive.ts'
import { oneArchive } from '../../archive/one-archive.ts'
import { slugify } from '../../content/fields/slug.ts'
import { readingOneMoment } from '../../content/sql/transaction.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { temporaryFile } from '../../files/temporary-file.ts'
import type { Caller } from '../caller.ts'
import type { Endpoint } from '../endpoint.ts'
import { FileAnswer } from '../file-answer.ts'
import { readParams } from '../read-input.ts'
import { CourseParams } from './course-reads.ts'

/**
 * A whole course as one file. It is written to disk before it is sent: the database is held no
 * longer than that takes, however slow the line, and a failure has an answer of its own.
 */
export const exportCourse: Endpoint = {
  method: 'get',
  path: tutorApiPaths.courseArchive(':courseId'),
  access: 'owner',
  status: 200,
  queryNames: [],
  bodyLimit: 0,
  async handle(request, caller) {
    const { courseId } = readParams(CourseParams, request.params)
    const { path, remove } = await temporaryFile()
    try {
      const name = await oneArchive(() => exportTo(path, courseId, caller))
      return new FileAnswer({ path, name, type: 'application/zip', remove })
    } catch (error) {
      await remove()
      if (error instanceof NotFound) throw notFound('Course')
      if (error instanceof ArchiveError) throw new HttpError(409, error.message)
      throw error
    }
  },
}

/** Gives the name under which the browser keeps the file. */
async function exportTo(path: string, courseId: number, caller: Caller): Promise<string> {
  const req = await createLocalReq({ user: caller.admin ?? undefined }, caller.payload)
  // A lesson that is moved meanwhile is in the archive once.
  const { slug, name } = await readingOneMoment(req, () => exportArchive({ courseId, req, path }))
  const day = new Date().toISOString().slice(0, 10)
  return `${slugify(slug || name) || 'course'}-${day}.zip`
}
