import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { siteFiles } from '../../files/site-files.ts'
import { runSql } from '../sql/run-sql.ts'
import { fileOfHash } from './files-folder.ts'

/** An upload keeps its files before a lesson names them. */
const graceHours = 24

const Hash = z.object({ hash: z.string() })

/**
 * Clears away the files that nothing names any more: no lesson, in the trash or not, none of its
 * versions, and no homework. What a page brought a moment ago stays.
 */
export async function clearUnusedFiles(req: PayloadRequest): Promise<void> {
  await runSql(
    req,
    sql`
      delete from lesson_files f
      where f.updated_at < now() - make_interval(hours => ${graceHours})
        and not exists (select from lessons where files_key = f.key)
        and not exists (select from _lessons_v where version_files_key = f.key)
        and not exists (select from homework where files_key = f.key)`,
  )
  const rows = await runSql(
    req,
    sql`select distinct file ->> 'hash' as hash from lesson_files, jsonb_array_elements(files) file`,
  )
  const used = new Set(rows.map((row) => fileOfHash(Hash.parse(row).hash)))
  await siteFiles().removeOld('lesson-files', {
    isWanted: (name) => used.has(name),
    before: new Date(Date.now() - graceHours * 60 * 60 * 1000),
  })
}
