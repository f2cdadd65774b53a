import { createHash } from 'node:crypto'
import { parse } from 'node:path'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { keepsPictureName } from '../../drafts/context.ts'
import { slugify } from '../../fields/slug.ts'

/** A name that belongs to these bytes alone: 'lake-at-dawn-1f3a5c7e9b0d.png'. */
export const nameByContent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req
  if (!file) return args
  if (operation === 'update') {
    throw new APIError(
      'The file of a picture cannot be replaced. Upload the new one as a separate picture.',
      400,
    )
  }
  if (keepsPictureName(req)) return args
  const { name, ext } = parse(file.name)
  const digest = createHash('sha256').update(file.data).digest('hex').slice(0, 12)
  file.name = `${slugify(name).slice(0, 60) || 'picture'}-${digest}${ext.toLowerCase()}`
  return args
}
