import { makeFolder } from '../environment/make-folder.ts'
import { mediaFolder } from './collections/media/media-folder.ts'
import { lessonFilesFolder } from './lesson-files/files-folder.ts'

/**
 * Makes the folders in which files are kept, at the start alone: `needRoom` takes one that is missing
 * later for a disk or a share that is away.
 */
export async function makeFileFolders(): Promise<void> {
  for (const folder of [mediaFolder(), lessonFilesFolder()]) {
    // Where that fails, uploads say so; everything else works.
    await makeFolder(folder).catch((error: unknown) => console.error(error))
  }
}
