import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../testing/databases.ts'
import { migrations } from '../../content/migrations/index.ts'
import { makeSchema } from './fill-database.ts'
import { renewEnums } from './renew-enums.ts'

/** A transaction in an empty database. */
async function begin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await emptyDatabase(inject('postgresDataDir')) })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  return client
}

/** What no row of the same transaction may hold before Postgres 17. */
async function addedWords(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(`
    select enumlabel::text as word from pg_enum e where exists (
      select from pg_enum first where first.enumtypid = e.enumtypid and first.cmin::text <> e.cmin::text)`)
  return rows
}

test('a restored row may hold every word of the schema, in older versions of Postgres as well', async () => {
  const client = await begin()

  await makeSchema(client, { applied: migrations.map(({ name }) => name), tables: [] })

  expect(await addedWords(client)).toEqual([])
})

test('a type that is made anew keeps the order of its words, and its columns their defaults', async () => {
  const client = await begin()
  await client.query(`create type mood as enum ('well', 'it''s odd');
    create table days ("Mood" mood default 'it''s odd', before mood not null);
    create index on days (before);
    alter type mood add value 'better' before 'well'`)

  await renewEnums(client)

  await client.query("insert into days (before) values ('well'), ('better')")
  const { rows } = await client.query('select "Mood", before from days order by before')
  expect(await addedWords(client)).toEqual([])
  expect(rows).toEqual([
    { Mood: "it's odd", before: 'better' },
    { Mood: "it's odd", before: 'well' },
  ])
})
