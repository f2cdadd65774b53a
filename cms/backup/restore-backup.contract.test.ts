import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { emptyDatabase, query, seededDatabase } from '../../testing/databases.ts'
import { site } from '../../testing/site/site.ts'
import { migrations } from '../content/migrations/index.ts'
import { restoredKey } from '../contract/restored.ts'
import type { Bucket } from '../files/bucket.ts'
import { FilesAway } from '../files/files-away.ts'
import { makeSchema } from './database/fill-database.ts'
import { neverKept } from './database/never-kept.ts'
import { inspectBackup, restoreBackup } from './restore-backup.ts'
import { type Source, writeBackup } from './write-backup.ts'

const postgres = inject('postgresDataDir')
const passphrase = 'correct horse'
const secret = 'a secret that is longer than thirty-two'
let folder: string
let source: Source
let [plain, sealed] = ['', '']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutor-backup-'))
  source = {
    databaseUrl: await seededDatabase(postgres),
    siteUrl: 'http://localhost:3000',
    secret,
    dataDir: await mkdtemp(join(folder, 'data-')),
  }
  await query(source.databaseUrl, oddRows)
  const { dataDir } = source
  await mkdir(join(dataDir, 'lesson-files/ab'), { recursive: true })
  await mkdir(join(dataDir, 'media'))
  await writeFile(join(dataDir, 'secret'), secret)
  await writeFile(join(dataDir, 'media/lake.webp'), randomBytes(3_000_000))
  await writeFile(join(dataDir, 'lesson-files/ab', 'ab'.repeat(32)), randomBytes(1024))
  await writeFile(join(dataDir, 'lesson-files/ab/empty'), '')
  plain = (await backUp('plain')).path
  sealed = (await backUp('sealed', passphrase)).path
})

afterAll(() => rm(folder, { recursive: true }))

/** What a text format could stumble over, and who is signed in. */
const oddRows = `
  insert into courses (name, description, slug, _status) values
    (E'Żółć 😀 "quoted" \\\\ \\t tab', E'\\\\N\n\\\\.\r\n', 'odd', 'published'), ('', null, 'empty', 'draft');
  insert into lessons (title, course_id, lesson_number, html_content, _status)
    select 'Long', id, 1, repeat(md5('x') || E'\n', 50000), 'published' from courses where slug = 'odd';
  insert into admins_sessions (_order, _parent_id, id, expires_at)
    select 1, id, 'a-session', now() from admins limit 1;
  insert into login_guards (key, failures) values ('somebody', 4)`

async function backUp(name: string, phrase?: string) {
  const path = join(folder, `${name}.tar.gz`)
  return { path, ...(await writeBackup(source, phrase ? { path, passphrase: phrase } : { path })) }
}

async function newTarget(databaseUrl?: string) {
  return {
    databaseUrl: databaseUrl ?? (await emptyDatabase(postgres)),
    dataDir: await mkdtemp(join(folder, 'data-')),
    keepsSecret: false,
    replaces: false,
  }
}

type Target = Awaited<ReturnType<typeof newTarget>>

async function restore(
  backup: { path: string; passphrase?: string },
  target: Target & { bucket?: Bucket },
) {
  return restoreBackup({ ...backup, ...(await inspectBackup(backup)) }, target)
}

/** Every row of every table, in an order of its own. */
async function allRows(databaseUrl: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )
    const found: Record<string, unknown[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(`select t::text as row from "${name}" t order by 1`)
      found[String(name)] = rows.map(({ row }) => row)
    }
    return found
  } finally {
    await client.end()
  }
}

/** Every column, rule, index, trigger and choice. */
const schemaOf = (databaseUrl: string) =>
  query(
    databaseUrl,
    `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as line
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
     union all select enumtypid::regtype::text || enumlabel from pg_enum
     union all select sequencename || coalesce(last_value, 0) from pg_sequences
       where sequencename <> 'payload_kv_id_seq' -- that a backup was put there has a row of it
     union all select table_name || column_name || data_type || coalesce(column_default, '')
       from information_schema.columns where table_schema = 'public'
     order by 1`,
  )

async function allFiles(dataDir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const name of ['media', 'lesson-files', 'secret']) {
    const path = join(dataDir, name)
    const isFolder = await stat(path).then(
      (entry) => entry.isDirectory(),
      () => undefined,
    )
    if (isFolder === undefined) continue
    const entries = isFolder ? await readdir(path, { recursive: true, withFileTypes: true }) : []
    const paths = isFolder
      ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      : [path]
    for (const file of paths) {
      found[relative(dataDir, file)] = (await readFile(file)).toString('base64').trim()
    }
  }
  return found
}

const withoutMoment = (rows: Record<string, unknown[]>) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([name]) => !neverKept.includes(name))
      .map(([name, of]) => [name, of.filter((row) => !String(row).includes(`,${restoredKey},`))]),
  )

/** That a backup was put there. */
const notesOf = (databaseUrl: string) =>
  query(databaseUrl, `select data from payload_kv where key = '${restoredKey}'`)

test('a backup gives back every row and every byte, but nobody is signed in by it', async () => {
  const target = await newTarget()
  await restore({ path: plain }, target)

  const [rows, restored] = [await allRows(source.databaseUrl), await allRows(target.databaseUrl)]
  const left = neverKept.filter((name) => (restored[name] ?? []).length > 0)
  expect(Object.keys(restored)).toEqual(Object.keys(rows))
  expect(withoutMoment(restored)).toEqual(withoutMoment(rows))
  expect(await notesOf(target.databaseUrl)).toHaveLength(1)
  expect(rows.admins_sessions).toHaveLength(1)
  expect(left).toEqual([])
  expect(await schemaOf(target.databaseUrl)).toEqual(await schemaOf(source.databaseUrl))
  const files = await allFiles(target.dataDir)
  expect(files).toEqual(await allFiles(source.dataDir))
  expect(Object.keys(files)).toHaveLength(4)
})

test('what is written while it is made is in it whole or not at all', async () => {
  const busy = { ...source, databaseUrl: await seededDatabase(postgres) }
  const path = join(folder, 'busy.tar.gz')
  const writing = new AbortController()
  const writer = writeOn(busy.databaseUrl, writing.signal)

  await writeBackup(busy, { path }).finally(() => writing.abort())
  const written = await writer

  const target = await newTarget()
  await restore({ path }, target)
  const [row] = await query(
    target.databaseUrl,
    `select (select count(*) from courses where name like 'Pair %')::int as pairs,
       (select count(*) from lessons where title like 'Pair %')::int as partners`,
  )
  expect(written).toBeGreaterThan(0)
  expect(row?.pairs).toEqual(row?.partners)
})

/** Goes on storing a course and a lesson in one transaction; gives how many. */
async function writeOn(databaseUrl: string, signal: AbortSignal): Promise<number> {
  let count = 0
  do {
    await query(
      databaseUrl,
      `with course as (
         insert into courses (name, slug, _status) values ('Pair ${count}', 'pair-${count}', 'published')
         returning id
       ) insert into lessons (title, course_id, lesson_number, _status)
         select 'Pair ${count}', id, 1, 'published' from course`,
    )
    count += 1
  } while (!signal.aborted)
  return count
}

test('an encrypted backup is opened by its passphrase alone', async () => {
  const right = await inspectBackup({ path: sealed, passphrase })
  const bytes = await readFile(sealed)

  expect(right.head.site).toBe('http://localhost:3000')
  expect(bytes.includes('backup.json')).toBe(false)
  await expect(inspectBackup({ path: sealed, passphrase: 'wrong' })).rejects.toThrow(
    'not the passphrase',
  )
  await expect(inspectBackup({ path: sealed })).rejects.toThrow('BACKUP_PASSPHRASE')
})

describe.each(['plain', 'sealed'])('a %s backup', (kind) => {
  const looking = (change: (bytes: Buffer) => Buffer) => inspectChanged(`${kind}.tar.gz`, change)

  test.each([
    ['its end', (bytes: Buffer) => bytes.subarray(0, -40)],
    ['its middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['its beginning', (bytes: Buffer) => bytes.subarray(0, 30)],
  ])('that is cut off at %s is refused', async (_where, cut) => {
    await expect(looking(cut)).rejects.toThrow(/cut off or damaged/)
  })

  test('of which a byte is another is refused', async () => {
    const changed = looking((bytes) => {
      const place = Math.floor(bytes.length / 3)
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
      return bytes
    })

    await expect(changed).rejects.toThrow(/damaged/)
  })
})

async function inspectChanged(name: string, change: (bytes: Buffer) => Buffer) {
  const path = join(await mkdtemp(join(folder, 'changed-')), name)
  await writeFile(path, change(await readFile(join(folder, name))))
  return inspectBackup({ path, passphrase })
}

test('a database in which no tables may be made is told, before anything is tried', async () => {
  const target = await newTarget(`${await emptyDatabase(postgres)}?options=-c%20role%3Dpg_monitor`)

  await expect(restore({ path: plain }, target)).rejects.toThrow(/pg_monitor may not make tables/)
})

test('a foreign file is refused', async () => {
  const foreign = join(folder, 'holiday.jpg')
  await writeFile(foreign, 'a holiday picture')

  await expect(inspectBackup({ path: foreign })).rejects.toThrow('not a backup')
  await expect(inspectBackup({ path: `${foreign}.gone` })).rejects.toThrow('cannot be read')
})

test('a backup of an older version is brought up to date', async () => {
  const older = { ...source, databaseUrl: await olderSite() }
  const path = join(folder, 'older.tar.gz')
  await writeBackup(older, { path })

  const target = await newTarget()
  await restore({ path }, target)

  const names = await query(target.databaseUrl, 'select name from payload_migrations order by id')
  expect(names).toEqual(migrations.map(({ name }) => ({ name })))
  expect(await query(target.databaseUrl, 'select name, slug from courses')).toEqual([
    { name: 'Of old', slug: 'of-old' },
  ])
  const [made, wanted] = [await schemaOf(target.databaseUrl), await schemaOf(source.databaseUrl)]
  expect(withoutSequences(made)).toEqual(withoutSequences(wanted))
})

/** A database as one of the first versions left it, with a course. */
async function olderSite(): Promise<string> {
  const databaseUrl = await emptyDatabase(postgres)
  const applied = migrations.slice(0, 7).map(({ name }) => name)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await makeSchema(client, { applied, tables: [] })
    for (const name of applied) {
      await client.query('insert into payload_migrations (name, batch) values ($1, 1)', [name])
    }
    await client.query(
      `insert into courses (name, slug, _status) values ('Of old', 'of-old', 'published')`,
    )
  } finally {
    await client.end()
  }
  return databaseUrl
}

/** How far they have counted is of the rows. */
const withoutSequences = (lines: Record<string, unknown>[]) =>
  lines.map(({ line }) => String(line)).filter((line) => !/_id_seq\d+$/.test(line))

/** It has a file of the site before, and goes away when that is to be removed. */
const removingNothing: Bucket = {
  put: async () => {},
  get: async () => undefined,
  look: async () => undefined,
  remove: () => Promise.reject(new FilesAway('out of reach')),
  async *list(folder) {
    if (folder === 'media') yield { name: 'media/former.webp', bytes: 1, changedAt: new Date(0) }
  },
}

/** Fails at the end, when all rows are written. */
const failWhenFilled = `
  create schema elsewhere;
  create function elsewhere.fail() returns event_trigger language plpgsql as $$ begin
    if current_query() like '%enable trigger%' then raise 'not today'; end if;
  end $$;
  create event trigger fail on ddl_command_end execute function elsewhere.fail()`

describe('a site that is there already', () => {
  test('is replaced only where that is asked for, and then wholly', async () => {
    const target = await newTarget(await seededDatabase(postgres))
    const before = await allRows(target.databaseUrl)

    await expect(restore({ path: sealed, passphrase }, target)).rejects.toThrow(
      /lessons.*--replace/,
    )

    expect(await allRows(target.databaseUrl)).toEqual(before)
    await restore({ path: sealed, passphrase }, { ...target, replaces: true })
    const { courses, lessons } = await allRows(target.databaseUrl)
    const wanted = await allRows(source.databaseUrl)
    expect([courses, lessons]).toEqual([wanted.courses, wanted.lessons])
  })

  test('is replaced, too, where what it had cannot all be removed afterwards', async () => {
    const target = { ...(await newTarget(await seededDatabase(postgres))), replaces: true }

    const left = await restore({ path: plain }, { ...target, bucket: removingNothing })

    expect(left?.message).toContain('out of reach')
    const { courses } = await allRows(target.databaseUrl)
    expect(courses).toEqual((await allRows(source.databaseUrl)).courses)
    expect(await readFile(join(target.dataDir, 'secret'), 'utf8')).toBe(secret)
  })

  test('is not touched while it runs', async () => {
    const target = { ...(await newTarget(site.databaseUrl)), replaces: true }

    await expect(restore({ path: plain }, target)).rejects.toThrow('Stop it first')
  })

  test('is as it was where the restoring fails', async () => {
    const target = { ...(await newTarget(await seededDatabase(postgres))), replaces: true }
    await writeFile(join(target.dataDir, 'secret'), 'the secret that was there before the backup')
    await query(target.databaseUrl, failWhenFilled)
    const [rows, files] = [await allRows(target.databaseUrl), await allFiles(target.dataDir)]

    await expect(restore({ path: plain }, target)).rejects.toThrow('not today')

    expect(await allRows(target.databaseUrl)).toEqual(rows)
    expect(await allFiles(target.dataDir)).toEqual(files)
  })
})
