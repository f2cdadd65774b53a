import { mkdir, statfs } from 'node:fs/promises'
import { usesBucket } from '../environment/bucket-settings.ts'
import { FilesAway } from '../files/files-away.ts'

/** Some shares do not tell how much there is. */
const isTold = ({ blocks }: { blocks: number }) => blocks > 0

/**
 * Files are kept only in a folder that the start has made: were it made again while its disk or share
 * is away, what is written there would be out of reach once that is back. With a bucket the folder
 * holds copies alone.
 * @throws FilesAway where the folder is not there; an error with the code ENOSPC where so many bytes
 * have no room.
 */
export async function needRoom(folder: string, bytes: number): Promise<void> {
  if (usesBucket()) await mkdir(folder, { recursive: true })
  const disk = await statfs(folder).catch((error: unknown) => {
    throw new FilesAway('The folder for files is not there.', { cause: error })
  })
  if (!isTold(disk) || disk.bavail * disk.bsize > bytes) return
  throw Object.assign(new Error('There is no room for a file.'), { code: 'ENOSPC' })
}
