import type { PayloadRequest, Where } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import { asArchiveError } from './archive-error.ts'
import { fileOfClip } from './archive-format.ts'
import type { OpenArchive } from './open-archive.ts'
import type { ZipWriter } from './write-zip.ts'

type Owner = { lesson: number } | { exercise: number }

/** A word that the tutor has said, and its file in the archive. */
interface SaidWord {
  file: string
  word: string
}

interface Packed {
  owner: Owner
  zip: ZipWriter
  req: PayloadRequest
}

/** Packs the words that the tutor has said; of two that sound the same, one file. */
export async function packClips({ owner, zip, req }: Packed): Promise<SaidWord[]> {
  const { docs } = await req.payload.find({
    collection: 'clips',
    where: whereOf(owner),
    sort: 'id',
    showHiddenFields: true,
    pagination: false,
    ...asUserOf(req),
  })
  const clips: SaidWord[] = []
  for (const { word, hash, sound } of docs) {
    const file = fileOfClip(hash)
    if (!(file in zip.files)) await zip.add(file, Buffer.from(sound, 'base64'))
    clips.push({ file, word })
  }
  return clips
}

const whereOf = (owner: Owner): Where =>
  'lesson' in owner
    ? { lesson: { equals: owner.lesson } }
    : { exercise: { equals: owner.exercise } }

interface Stored {
  owner: Owner
  clips: readonly SaidWord[]
  archive: Pick<OpenArchive, 'readBytes'>
  req: PayloadRequest
}

/** Stores the clips of a document that was stored just now; each is looked at as a new one is. */
export async function storeClips({ owner, clips, archive, req }: Stored): Promise<void> {
  for (const { file, word } of clips) {
    const sound = (await archive.readBytes(file)).toString('base64')
    try {
      await req.payload.create({
        collection: 'clips',
        // What else a clip has is found out by its hook.
        data: { ...owner, word, sound, rowId: '', hash: '', ms: 0 },
        ...asUserOf(req),
      })
    } catch (error) {
      throw asArchiveError(error, file)
    }
  }
}
