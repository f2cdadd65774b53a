import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionAfterErrorHook, CollectionBeforeDeleteHook, Payload } from 'payload'
import { z } from 'zod'
import { siteFiles } from '../../../files/site-files.ts'
import { mediaFile, mediaFolder } from './media-folder.ts'
import { namesOf } from './secure-files.ts'

/** A picture that is being deleted, with its bytes, which are a few hundred kilobytes. */
const Leaving = z.object({
  id: z.number(),
  files: z.array(z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })),
})
type Leaving = z.infer<typeof Leaving>

/** Where a request keeps them, for the case that the deletion comes to nothing. */
const kept = 'leavingPictures'
const leavingOf = (context: Record<string, unknown>) =>
  z.array(Leaving).safeParse(context[kept]).data ?? []

/** Payload removes the files of a picture before its row, and a transaction does not cover files. */
export const keepLeavingFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    req,
    disableErrors: true,
    overrideAccess: true, // whether it may be deleted has been asked
  })
  if (!picture) return
  const files = await Promise.all(
    namesOf(picture).map(async (name) => ({
      name,
      bytes: await siteFiles().read(mediaFile(name)),
    })),
  )
  // Reading by the request has given it another context.
  req.context[kept] = [
    ...leavingOf(req.context),
    Leaving.parse({ id: picture.id, files: files.filter(isThere) }),
  ]
}

const isThere = ({ bytes }: { bytes: Uint8Array | undefined }) => bytes !== undefined

/** A picture whose deletion was not kept has its files again; so has one of which nobody can tell. */
export const putBackFiles: CollectionAfterErrorHook = async ({ req, context }) => {
  for (const { id, files } of leavingOf(context)) {
    if (await isGone(req.payload, id)) continue
    for (const file of files) await putBack(file).catch(() => {})
  }
}

async function isGone(payload: Payload, id: number): Promise<boolean> {
  const where = { id: { equals: id } }
  const { totalDocs } = await payload
    .count({ collection: 'media', where, overrideAccess: true }) // the request's own has ended
    .catch(() => ({ totalDocs: 1 }))
  return totalDocs === 0
}

async function putBack({ name, bytes }: Leaving['files'][number]): Promise<void> {
  const path = join(mediaFolder(), name)
  if (!existsSync(path)) await writeFile(path, bytes)
  await siteFiles().secure(mediaFile(name), bytes)
}
