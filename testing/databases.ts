import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The content of a first start, in a database that nobody is connected to. */
export const seededName = 'seeded'

/** The address of a database in the Postgres whose data lies in this folder. */
export async function databaseUrl(dataDir: string, database = 'tutor'): Promise<string> {
  const lockFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const port = lockFile.split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/** Runs a text of SQL, beside whatever else uses the database; gives the rows of one statement. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows ?? []
  } finally {
    await client.end()
  }
}

/** The statements in this database that wait for somebody else's lock. */
export const waitingForALock = (url: string) =>
  query(
    url,
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
  )

/** Asks the database of a running product, beside the product. */
export const queryDatabase = async (dataDir: string, sql: string) =>
  query(await databaseUrl(dataDir), sql)

/** A new database without anything in it. */
export const emptyDatabase = (dataDir: string) => newDatabase(dataDir, 'template1')

/** A new database as a first start leaves it, in a Postgres that began with seeded data. */
export const seededDatabase = (dataDir: string) => newDatabase(dataDir, seededName)

async function newDatabase(dataDir: string, template: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const server = await databaseUrl(dataDir, 'postgres')
  await query(server, `create database ${name} template ${template}`)
  return databaseUrl(dataDir, name)
}
