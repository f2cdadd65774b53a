import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Asks the embedded Postgres of a running product directly, beside the product. */
export async function queryDatabase(
  dataDir: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const port = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[3]
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/tutor`)
  await client.connect()
  try {
    const result = await client.query(sql)
    return result.rows ?? []
  } finally {
    await client.end()
  }
}
