import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { asUserOf } from '../access/as-user-of.ts'
import { holdName } from '../sql/hold-name.ts'
import { runSql } from '../sql/run-sql.ts'
import { keyOfFiles, type PageFiles } from './page-files.ts'

/**
 * Stores the list of a page's files, whose bytes are kept already, in the request's transaction, and
 * gives its key. A list that is there stays as it is, and counts as new: it is not cleared away
 * before a page names it. Of two who bring the same one in one moment the second waits for the first;
 * one turn for all lists, since an archive brings many and two could wait for each other.
 */
export async function storeFiles(files: PageFiles, req: PayloadRequest): Promise<string> {
  const key = keyOfFiles(files)
  await holdName(req, 'lesson-files')
  const known = await runSql(
    req,
    sql`update lesson_files set updated_at = now() where key = ${key} returning id`,
  )
  if (known.length > 0) return key
  await req.payload.create({
    collection: 'lesson-files',
    data: { key, index: files.index, files: files.files },
    ...asUserOf(req),
  })
  return key
}
