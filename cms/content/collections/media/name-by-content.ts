import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, parse } from 'node:path'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { keepsPictureName } from '../../drafts/context.ts'
import { slugify } from '../../fields/slug.ts'
import { mediaFolder } from './media-folder.ts'

/**
 * A name that belongs to these bytes alone: 'lake-at-dawn-1f3a5c7e9b0d.png', with a number where the
 * same picture is there already, or on its way. Payload would look for a free name in the same way,
 * but it takes a lost database for a bad file.
 */
export const nameByContent: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file) return args
  if (operation === 'update') {
    throw new APIError(
      'The file of a picture cannot be replaced. Upload the new one as a separate picture.',
      400,
    )
  }
  if (operation !== 'create' || keepsPictureName(req)) return args
  const { name, ext } = parse(file.name)
  file.name = (await freeStem(stemOf(name, file.data), req)) + ext.toLowerCase()
  return { ...args, overwriteExistingFiles: true }
}

function stemOf(name: string, bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return `${slugify(name).slice(0, 60) || 'picture'}-${digest}`
}

/** A stem that no picture has; each is kept as WebP, whatever format came in. */
async function freeStem(stem: string, req: PayloadRequest): Promise<string> {
  for (let number = 0; ; number++) {
    const free = number === 0 ? stem : `${stem}-${number}`
    const where = { filename: { equals: `${free}.webp` } }
    // Of the database itself: to Payload it would be one more operation on this file.
    const { totalDocs } = await req.payload.db.count({ collection: 'media', where, req })
    if (totalDocs === 0 && !existsSync(join(mediaFolder(), `${free}.webp`))) return free
  }
}
