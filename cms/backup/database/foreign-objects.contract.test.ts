import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase, query, seededDatabase } from '../../../testing/databases.ts'
import { eventually } from '../../../testing/eventually.ts'
import { inspectBackup, restoreBackup } from '../restore-backup.ts'
import { writeBackup } from '../write-backup.ts'
import { ownSequences, readForeign } from './foreign-objects.ts'
import { beginSnapshot } from './pack-tables.ts'

const postgres = inject('postgresDataDir')
let folder: string
let plain: string

const newFolder = () => mkdtemp(join(folder, 'data-'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutor-foreign-'))
  plain = (await backUp(await seededDatabase(postgres))).path
})

afterAll(() => rm(folder, { recursive: true }))

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function backUp(databaseUrl: string) {
  const path = join(folder, `${crypto.randomUUID()}.tar.gz`)
  const source = {
    databaseUrl,
    dataDir: await newFolder(),
    siteUrl: 'http://localhost:3000',
    secret: 'a secret of this test',
  }
  return { path, ...(await writeBackup(source, { path })) }
}

async function restore(path: string, databaseUrl: string) {
  const target = { databaseUrl, dataDir: await newFolder(), keepsSecret: false, replaces: true }
  await restoreBackup({ path, ...(await inspectBackup({ path })) }, target)
}

const somethingElse = `
  create table lessons_copy as select id, title from lessons;
  create sequence tickets;
  alter table lessons add column note text default 'mine';
  create view lesson_titles as select title from lessons;
  create function greet() returns text language sql as $$ select 'hello' $$;
  create type mood as enum ('good', 'bad')`

const itsNames = [
  ...['column lessons.note', 'function greet', 'sequence tickets', 'table lessons_copy'],
  ...['type mood', 'view lesson_titles'],
]

test('nothing that the migrations make is foreign', async () => {
  const client = await connected(await seededDatabase(postgres))

  expect(await readForeign(client)).toEqual([])
  const { rows } = await client.query('select sequencename::text as name from pg_sequences')
  expect(await ownSequences(client)).toHaveLength(rows.length)
})

test('a backup leaves out what is not of the site, names it, and can be restored', async () => {
  const databaseUrl = await seededDatabase(postgres)
  await query(databaseUrl, somethingElse)
  const target = await emptyDatabase(postgres)

  const { path, manifest } = await backUp(databaseUrl)
  await restore(path, target)

  expect(manifest.leftOut.toSorted()).toEqual(itsNames)
  const titles = 'select title from lessons order by id'
  expect(await query(target, titles)).toEqual(await query(databaseUrl, titles))
  expect(await readForeign(await connected(target))).toEqual([])
})

test.each([
  ['a view', 'create view lesson_titles as select title from lessons', 'view lesson_titles'],
  [
    'a function',
    'create function greet() returns int language sql as $$ select 1 $$',
    'function greet',
  ],
  ['a type', `create type mood as enum ('good', 'bad')`, 'type mood'],
  ['a column', 'alter table lessons add column note text', 'column lessons.note'],
  [
    'a view elsewhere',
    'create schema reports; create view reports.titles as select title from lessons',
    'view reports.titles',
  ],
  [
    'a table elsewhere',
    'create schema reports; create table reports.seen (id int references lessons)',
    'reports.seen',
  ],
])(
  'a site is not replaced where %s of somebody else would go with it',
  async (_what, sql, told) => {
    const databaseUrl = await seededDatabase(postgres)
    await query(databaseUrl, sql)
    const count = 'select count(*)::int as lessons from lessons'
    const before = await query(databaseUrl, count)

    await expect(restore(plain, databaseUrl)).rejects.toThrow(told)

    expect(await query(databaseUrl, count)).toEqual(before)
  },
)

test('no table is emptied or written anew while a backup is made', async () => {
  const databaseUrl = await seededDatabase(postgres)
  const [backup, other] = [await connected(databaseUrl), await connected(databaseUrl)]

  await beginSnapshot(backup)

  const locking = other.query('begin; lock table lessons in access exclusive mode nowait')
  await expect(locking).rejects.toThrow('could not obtain lock')
})

test('the moment of a backup comes after whoever wrote a table anew', async () => {
  const databaseUrl = await seededDatabase(postgres)
  const [backup, other] = [await connected(databaseUrl), await connected(databaseUrl)]
  await other.query(`begin; lock table courses in access exclusive mode;
    insert into courses (name, slug, _status) values ('New', 'new', 'published')`)

  const begun = beginSnapshot(backup)
  await eventually(async () => {
    const waiting = await query(databaseUrl, 'select from pg_locks where not granted')
    expect(waiting.length).toBeGreaterThan(0)
  })
  await other.query('commit')
  await begun

  const { rowCount } = await backup.query(`select from courses where slug = 'new'`)
  expect(rowCount).toBe(1)
})
