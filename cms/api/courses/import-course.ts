import { createLocalReq } from 'payload'
import { ArchiveError } from '../../archive/archive-error.ts'
import { archiveLimits } from '../../archive/archive-format.ts'
import { importArchive } from '../../archive/import-archive.ts'
import { oneArchive } from '../../archive/one-archive.ts'
import { ImportedCourse } from '../../contract/course.ts'
import { HttpError } from '../../contract/http-error.ts'
import type { Caller } from '../caller.ts'
import type { Endpoint } from '../endpoint.ts'

/** Makes a new course of an uploaded archive: the whole of it, or nothing. */
export const importCourse: Endpoint = {
  method: 'post',
  path: '/api/courses/import',
  access: 'owner',
  status: 201,
  queryNames: [],
  bodyLimit: 0,
  upload: {
    limit: archiveLimits.packedBytes,
    types: ['application/zip', 'application/x-zip-compressed'],
    problem: 'Send the archive as application/zip.',
    tooLarge: 'An archive can be up to 200 MB.',
    missing: 'Choose an archive first.',
  },
  async handle({ file }, caller) {
    if (!file) throw new HttpError(400, 'Choose an archive first.')
    return ImportedCourse.parse(await oneArchive(() => importFrom(file, caller)))
  },
}

async function importFrom(path: string, caller: Caller): Promise<ImportedCourse> {
  const req = await createLocalReq({ user: caller.admin ?? undefined }, caller.payload)
  try {
    return await importArchive({ path, req })
  } catch (error) {
    if (error instanceof ArchiveError) throw new HttpError(400, error.message)
    throw error
  }
}
