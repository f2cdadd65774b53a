import { createLocalReq } from 'payload'
import { importArchive } from '../../archive/import-archive.ts'
import { oneArchive } from '../../archive/one-archive.ts'
import { ImportedCourse } from '../../contract/course.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { archiveUpload, importing } from '../archive-upload.ts'
import type { Endpoint } from '../endpoint.ts'

/** Makes a new course of an uploaded archive: the whole of it, or nothing. */
export const importCourse: Endpoint = {
  method: 'post',
  path: tutorApiPaths.importCourse,
  access: 'owner',
  status: 201,
  queryNames: [],
  bodyLimit: 0,
  upload: archiveUpload,
  async handle({ file }, { admin, payload }) {
    const req = await createLocalReq({ user: admin ?? undefined }, payload)
    const course = await importing(file, (path) => oneArchive(() => importArchive({ path, req })))
    return ImportedCourse.parse(course)
  },
}
