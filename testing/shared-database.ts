import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The address of a running product's embedded Postgres. */
export async function databaseUrl(dataDir: string, database = 'tutor'): Promise<string> {
  const lockFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const port = lockFile.split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/** Runs one statement. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows
  } finally {
    await client.end()
  }
}

/** An empty database in a running product's Postgres. */
export async function freshDatabase(dataDir: string): Promise<string> {
  const name = `fresh_${crypto.randomUUID().replaceAll('-', '')}`
  await query(await databaseUrl(dataDir), `create database ${name}`)
  return databaseUrl(dataDir, name)
}
