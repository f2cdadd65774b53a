import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl, emptyDatabase, query, seededDatabase } from '../../testing/databases.ts'
import { lookForUnfit } from './unfit-database.ts'

const postgres = inject('postgresDataDir')

type Wanted = Parameters<typeof lookForUnfit>[1]

async function look(url: string, about: Wanted = { isNew: true }) {
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

const reading = { isNew: false, use: 'reading' } as const

test.each([
  ['nowhere', 'looks for tables in no schema, and not in public'],
  ['pg_catalog', 'looks for tables in the schema pg_catalog, and not in public'],
])('one whose tables would be made elsewhere, by search_path=%s, is told', async (path, says) => {
  const options = `?options=-c%20search_path%3D${path}`
  const [empty, seeded] = [await emptyDatabase(postgres), await seededDatabase(postgres)]

  const found = [await look(empty + options), await look(seeded + options, reading)]

  expect(found.map((one) => one?.says)).toEqual([
    expect.stringContaining(says),
    expect.stringContaining(says),
  ])
  expect(found[0]?.todo).toMatch(/^Take search_path out of .* set search_path = public$/)
})

test('a schema of the user’s own name is in the way of tables, and of none that are there', async () => {
  const url = await seededDatabase(postgres)
  await query(url, `create schema ${new URL(url).username}`)

  expect((await look(url, { isNew: false }))?.says).toContain('the schema postgres, and not in')
  expect(await look(url, reading)).toBeNull()
})

test('one that writes dates in another way is told, for whatever it is used', async () => {
  const url = `${await seededDatabase(postgres)}?options=-c%20datestyle%3DSQL`

  expect((await look(url, reading))?.says).toContain('writes dates as SQL, MDY, and not as ISO')
})

test('one that may only be read is fit for that', async () => {
  const url = `${await seededDatabase(postgres)}?options=-c%20default_transaction_read_only%3Don`

  expect(await look(url, reading)).toBeNull()
  expect((await look(url, { isNew: false, use: 'writing' }))?.says).toContain('may only be read')
})
