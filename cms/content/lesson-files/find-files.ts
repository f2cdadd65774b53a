import { sql } from '@payloadcms/db-postgres/drizzle'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { PageFiles, twinOf } from './page-files.ts'

/** The files of one page, ready to be looked up. */
export interface FoundFiles {
  index: string
  files: PageFiles['files']
  /** By path, however its letters are written: pages are made on systems that do not care. */
  at(path: string): PageFiles['files'][number] | undefined
}

/** A list never changes under its key, so what was read once stays true. */
const known = new LRUCache<string, FoundFiles>({ max: 100 })

/** The files of a key; null where there are none, or none any more. */
export async function findFiles(payload: Payload, key: string): Promise<FoundFiles | null> {
  const kept = known.get(key)
  if (kept) return kept
  const { rows } = await payload.db.drizzle.execute(
    sql`select index, files from lesson_files where key = ${key}`,
  )
  const [row] = rows
  if (!row) return null
  const { index, files } = PageFiles.parse(row)
  const exact = new Map(files.map((file) => [file.path, file]))
  const twins = new Map(files.map((file) => [twinOf(file.path), file]))
  const found: FoundFiles = {
    index,
    files,
    at: (path) => exact.get(path) ?? twins.get(twinOf(path)),
  }
  known.set(key, found)
  return found
}
