import { ArchiveError } from '../archive/archive-error.ts'
import { archiveLimits } from '../archive/archive-format.ts'
import { HttpError } from '../contract/http-error.ts'
import type { Endpoint } from './endpoint.ts'

/** What every archive is sent as, of a course or of exercises. */
export const archiveUpload = {
  limit: archiveLimits.packedBytes,
  types: ['application/zip', 'application/x-zip-compressed'],
  problem: 'Send the archive as application/zip.',
  tooLarge: 'An archive can be up to 200 MB.',
  missing: 'The archive is empty. Export it again, or choose another one.',
} as const satisfies Endpoint['upload']

/**
 * Runs an import of the file that was sent.
 * @throws HttpError 400 where there is none, and where it is no archive that can be taken.
 */
export async function importing<Imported>(
  file: string | undefined,
  run: (path: string) => Promise<Imported>,
): Promise<Imported> {
  if (!file) throw new HttpError(400, archiveUpload.missing)
  try {
    return await run(file)
  } catch (error) {
    if (error instanceof ArchiveError) throw new HttpError(400, error.message)
    throw error
  }
}
