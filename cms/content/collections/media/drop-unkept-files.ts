import type { CollectionAfterErrorHook, CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { siteFiles } from '../../../files/site-files.ts'
import { mediaFile } from './media-folder.ts'

const File = z.object({ filename: z.string().nullish() })
const Files = File.extend({ sizes: z.record(z.string(), File.nullish()).nullish() })

/** Where a request notes which files it is about to write, for the case that no row comes of it. */
const noted = 'filesOfPicture'

/** Payload writes the files of a picture after this, and its row after them. */
export const noteFiles: CollectionBeforeChangeHook = ({ data, operation, context }) => {
  const files = Files.safeParse(data).data
  if (operation !== 'create' || !files) return data
  const all = [files, ...Object.values(files.sizes ?? {})]
  context[noted] = all.flatMap((file) => file?.filename ?? [])
  return data
}

/**
 * A transaction does not cover files: where an upload was not kept, its files go too. While nobody can
 * tell whether it was, they stay.
 */
export const dropUnkeptFiles: CollectionAfterErrorHook = async ({ req, context }) => {
  const names = z.array(z.string()).safeParse(context[noted]).data ?? []
  const [filename] = names
  if (filename === undefined) return
  const where = { filename: { equals: filename } }
  const { totalDocs } = await req.payload
    .count({ collection: 'media', where, overrideAccess: true }) // the request's own has ended
    .catch(() => ({ totalDocs: 1 }))
  if (totalDocs > 0) return
  // A bucket that is away has them not, or `secureFiles` has told of it.
  for (const name of names)
    await siteFiles()
      .remove(mediaFile(name))
      .catch(() => {})
}
