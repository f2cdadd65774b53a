import type { FlattenedField } from 'payload'
import { ArchiveError } from './archive-error.ts'
import type { ArchivedDocument } from './archive-format.ts'
import { jsonOf, textOf } from './archived-text.ts'
import { ExercisesManifest, exercisesFormat, exercisesManifest } from './exercises-format.ts'
import { checkDocument, checkListed, readChecked, readManifest } from './open-archive.ts'
import { openZip } from './read-zip.ts'

export interface OpenExercises extends Pick<ExercisesManifest, 'exercises' | 'clips'> {
  readExercise(file: string): Promise<ArchivedDocument>
  readText(file: string): Promise<string>
  readBytes(file: string): Promise<Buffer>
  close(): void
}

/**
 * Opens an archive of exercises and checks that it is whole, as that of a course is.
 * @throws ArchiveError that says what is wrong.
 */
export async function openExercises(
  path: string,
  fields: FlattenedField[],
): Promise<OpenExercises> {
  const zip = await openZip(path)
  try {
    const manifest = await readManifest(zip, {
      name: exercisesManifest,
      format: exercisesFormat,
      schema: ExercisesManifest,
      notAnArchive:
        'This zip file is not an archive of exercises. Choose a file made with “Export exercise” or “Export all”.',
    })
    const { exercises, clips, files } = manifest
    const used = [...exercises, ...clips.map(({ file }) => file)]
    checkListed(zip.names, { manifestName: exercisesManifest, files, used })
    if (new Set(exercises).size !== exercises.length) {
      throw new ArchiveError('The archive lists an exercise twice.')
    }
    const readBytes = (file: string) => readChecked(zip, manifest, file)
    return {
      exercises,
      clips,
      async readExercise(file) {
        return checkDocument(jsonOf(await readBytes(file), file), fields, file)
      },
      readText: async (file) => textOf(await readBytes(file), file),
      readBytes,
      close: zip.close,
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
