import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { untitled } from '../../desk/as-tutor.ts'
import { documentKey, isDraftSave } from '../../drafts/context.ts'
import { runSql } from '../../sql/run-sql.ts'

/**
 * Courses in the trash keep their addresses, so that they can come back: the database by itself would
 * say no more than that a slug must be unique. A draft over a published course may have any address
 * until it is published; every other save writes it into the course's own row.
 */
export const refuseTakenAddress: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  if (!data.slug) return data
  const id = originalDoc?.id ?? 0
  const isDraft = isDraftSave(documentKey(slug, id), req)
  const [holder] = await runSql(
    req,
    sql`
      select name, deleted_at is not null as trashed from courses
      where slug = ${data.slug} and id <> ${id} and not (${isDraft}
        and exists (select from courses where id = ${id} and _status = 'published'))`,
  )
  if (!holder) return data
  // What matters comes first: the studio cuts a long message at the field's width.
  const holderIs = holder.trashed === true ? 'A course in the trash' : 'Another course'
  const message = `${holderIs} has this address: “${String(holder.name || untitled)}”.`
  throw new ValidationError({
    collection: slug,
    errors: [{ path: 'slug', label: 'Address', message }],
  })
}
