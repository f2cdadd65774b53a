import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import { ArchiveError } from './archive-error.ts'
import { type ArchivedClip, fileOfClip } from './archive-format.ts'
import type { OpenArchive } from './open-archive.ts'
import type { ZipWriter } from './write-zip.ts'

interface Packed {
  /** The lesson, and its file in the archive. */
  id: number
  lesson: string
  zip: ZipWriter
  req: PayloadRequest
}

/** Packs the words of a lesson that the tutor has said; of two that sound the same, one file. */
export async function packClips({ id, lesson, zip, req }: Packed): Promise<ArchivedClip[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'clips', where: { lesson: { equals: id } }, sort: 'id' },
    ...{ showHiddenFields: true, pagination: false, ...asUserOf(req) },
  })
  const clips: ArchivedClip[] = []
  for (const { word, hash, sound } of docs) {
    const file = fileOfClip(hash)
    if (!(file in zip.files)) await zip.add(file, Buffer.from(sound, 'base64'))
    clips.push({ file, lesson, word })
  }
  return clips
}

interface Stored {
  id: number
  lesson: string
  archive: OpenArchive
  req: PayloadRequest
}

/** Stores the clips of a lesson that was stored just now; each is looked at as a new one is. */
export async function storeClips({ id, lesson, archive, req }: Stored): Promise<void> {
  for (const { file, word } of archive.clips.filter((clip) => clip.lesson === lesson)) {
    const sound = (await archive.readBytes(file)).toString('base64')
    try {
      await req.payload.create({
        collection: 'clips',
        // What else a clip has is found out by its hook.
        data: { lesson: id, word, sound, rowId: '', hash: '', ms: 0 },
        ...asUserOf(req),
      })
    } catch (error) {
      throw asArchiveError(error, file)
    }
  }
}

/** Payload's refusal of a clip, with the file that it is about. */
function asArchiveError(error: unknown, file: string): unknown {
  if (error instanceof ValidationError) {
    const [first] = error.data.errors
    return new ArchiveError(`${file}: ${first?.path}: ${first?.message}`)
  }
  const isRefused = error instanceof APIError && (error.status === 400 || error.status === 413)
  return isRefused ? new ArchiveError(`${file}: ${error.message}`) : error
}
