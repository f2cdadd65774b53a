import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '../sql/run-sql.ts'
import { lessonFilesFolder } from './files-folder.ts'

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
  await removeAllBut(new Set(rows.map((row) => Hash.parse(row).hash)))
}

async function removeAllBut(used: ReadonlySet<string>): Promise<void> {
  const folder = lessonFilesFolder()
  const before = Date.now() - graceHours * 60 * 60 * 1000
  for (const part of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, part))) {
      const path = join(folder, part, name)
      if (used.has(name)) continue
      const { mtimeMs } = await stat(path)
      if (mtimeMs < before) await rm(path, { force: true })
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
