import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryFile {
  path: string
  remove(): Promise<void>
}

/** A place for a file that nobody else sees. */
export async function temporaryFile(): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-file-'))
  return {
    path: join(folder, 'file'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
