import { createLocalReq, NotFound } from 'payload'
import { z } from 'zod'
import { ArchiveError } from '../../archive/archive-error.ts'
import { exportExercises } from '../../archive/export-exercises.ts'
import { importExercises } from '../../archive/import-exercises.ts'
import { oneArchive } from '../../archive/one-archive.ts'
import { slugify } from '../../content/fields/slug.ts'
import { readingOneMoment } from '../../content/sql/transaction.ts'
import { Id } from '../../contract/answers.ts'
import { exerciseArchives, ImportedExercises } from '../../contract/exercise-archive.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { temporaryFile } from '../../files/temporary-file.ts'
import { archiveUpload, importing } from '../archive-upload.ts'
import type { Caller } from '../caller.ts'
import type { Endpoint } from '../endpoint.ts'
import { FileAnswer } from '../file-answer.ts'
import { readParams } from '../read-input.ts'

const OneExercise = z.object({ exerciseId: Id })

/** Exercises as one file, written to disk before it is sent, as a course's is. */
const download = (path: string, asked: (params: unknown) => number | null): Endpoint => ({
  method: 'get',
  path,
  access: 'owner',
  status: 200,
  queryNames: [],
  bodyLimit: 0,
  async handle(request, caller) {
    const exerciseId = asked(request.params)
    const { path: file, remove } = await temporaryFile()
    try {
      const name = await oneArchive(() => exportTo(file, exerciseId, caller))
      return new FileAnswer({ path: file, name, type: 'application/zip', remove })
    } catch (error) {
      await remove()
      if (error instanceof NotFound) throw notFound('Exercise')
      if (error instanceof ArchiveError) throw new HttpError(409, error.message)
      throw error
    }
  },
})

export const exportOneExercise = download(
  exerciseArchives.one(':exerciseId'),
  (params) => readParams(OneExercise, params).exerciseId,
)

export const exportAllExercises = download(exerciseArchives.all, () => null)

/** Gives the name under which the browser keeps the file. */
async function exportTo(path: string, exerciseId: number | null, caller: Caller): Promise<string> {
  const req = await createLocalReq({ user: caller.admin ?? undefined }, caller.payload)
  const title = await readingOneMoment(req, () => exportExercises({ exerciseId, req, path }))
  const day = new Date().toISOString().slice(0, 10)
  const fallback = exerciseId === null ? 'exercises' : 'exercise'
  return `${slugify(title).slice(0, 60) || fallback}-${day}.zip`
}

/** Makes new exercises of an uploaded archive: all of them, or none. */
export const importExerciseArchive: Endpoint = {
  method: 'post',
  path: exerciseArchives.all,
  access: 'owner',
  status: 201,
  queryNames: [],
  bodyLimit: 0,
  upload: archiveUpload,
  async handle({ file }, { admin, payload }) {
    const req = await createLocalReq({ user: admin ?? undefined }, payload)
    const made = await importing(file, (path) => oneArchive(() => importExercises({ path, req })))
    return ImportedExercises.parse(made)
  },
}
