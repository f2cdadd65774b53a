import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl, emptyDatabase, query } from '../../testing/databases.ts'
import { lookForUnfit } from './unfit-database.ts'

const postgres = inject('postgresDataDir')

async function look(url: string, about = { isNew: true }) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return lookForUnfit(client, about)
}

/** A new database that keeps texts in another way. */
async function databaseIn(encoding: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const server = await databaseUrl(postgres, 'postgres')
  await query(
    server,
    `create database ${name} encoding '${encoding}' locale 'C' template template0`,
  )
  return databaseUrl(postgres, name)
}

test('a new database of its owner is fit', async () => {
  expect(await look(await emptyDatabase(postgres))).toBeNull()
})

test('whoever may not make tables is told what their administrator runs', async () => {
  const url = await emptyDatabase(postgres)

  const unfit = await look(`${url}?options=-c%20role%3Dpg_monitor`)

  expect(unfit?.says).toContain('pg_monitor may not make tables')
  expect(unfit?.todo).toContain('grant create on schema public to "pg_monitor"')
})

test('a database that may only be read is told', async () => {
  const url = await emptyDatabase(postgres)

  const unfit = await look(`${url}?options=-c%20default_transaction_read_only%3Don`)

  expect(unfit?.says).toContain('may only be read')
})

test.each(['LATIN1', 'SQL_ASCII'])('one in %s is not for a new site', async (encoding) => {
  const url = await databaseIn(encoding)

  expect((await look(url))?.says).toContain(`keeps texts as ${encoding}`)
  expect(await look(url, { isNew: false })).toBeNull()
})
