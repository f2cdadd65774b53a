import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { restoredKey } from '../contract/restored.ts'
import type { Bucket } from '../files/bucket.ts'
import { namesBelow } from '../files/files-below.ts'
import { withStartupLock } from '../postgres/startup-lock.ts'
import { refuseUnfit } from '../postgres/unfit-database.ts'
import { withClient } from '../postgres/with-client.ts'
import { BackupError } from './backup-error.ts'
import { bucketSwap, namesInBucket } from './bucket-swap.ts'
import { type Checked, checkBackup } from './check-backup.ts'
import { readMigrations, unknownMigrations } from './database/applied-migrations.ts'
import { commitSurely } from './database/commit-surely.ts'
import {
  fillTable,
  makeSchema,
  migrateOn,
  setSequences,
  withoutRules,
} from './database/fill-database.ts'
import { dropOwn } from './database/foreign-objects.ts'
import { plainForm } from './database/plain-form.ts'
import { describeUsed, refuseConnected } from './database/used-site.ts'
import { headName, type Manifest, manifestName, tableOfFile } from './file/backup-format.ts'
import { readBackup } from './file/read-backup.ts'
import { isCut, type TarEntry } from './file/read-tar.ts'
import { finishRestore } from './finish-restore.ts'
import { readableCount } from './readable-count.ts'
import { type WaitingFiles, waitingFiles } from './swap-files.ts'

export interface Restored {
  path: string
  passphrase?: string
}

/**
 * Looks at a whole backup before anything is touched.
 * @throws BackupError where it is damaged, foreign, or newer than this program.
 */
export async function inspectBackup({ path, passphrase }: Restored): Promise<Checked> {
  const checked = await checkBackup(path, passphrase)
  const [unknown] = unknownMigrations(checked.head.migrations)
  if (!unknown) return checked
  throw new BackupError(
    `This backup was made by a newer version of this program (it has ${unknown}). Update first.`,
  )
}

interface Target {
  databaseUrl: string
  dataDir: string
  /** Where its files are kept, if not in the data folder. */
  bucket?: Bucket | undefined
  /** Whether the site's secret is set for it, rather than kept in its data folder. */
  keepsSecret: boolean
  /** Whether what is there may be replaced. */
  replaces: boolean
}

/**
 * Puts a backup that was looked at in place of what is there: rows in one transaction, files beside
 * those that they replace. Where anything fails, the site is as it was.
 * @returns why what was replaced is not wholly removed, where that could not be done.
 * @throws BackupError where the site runs, or is in use and may not be replaced.
 * @throws StartError where the database takes no tables.
 */
export function restoreBackup(
  backup: Restored & Checked,
  target: Target,
): Promise<Error | undefined> {
  const { databaseUrl: connectionString } = target
  const config = { connectionString, application_name: 'restore', keepAlive: true }
  return withClient(config, async (client) => {
    const left = await withStartupLock(connectionString, async () => {
      await refuseConnected(client) // a site that starts from now on waits
      return replaceAll(client, backup, target)
    })
    await client.query('analyze').catch(() => {}) // Postgres does so by itself, only later
    return left
  })
}

async function replaceAll(
  client: pg.Client,
  backup: Restored & Checked,
  target: Target,
): Promise<Error | undefined> {
  await finishRestore(target.databaseUrl, target.dataDir) // an earlier one that was cut off
  await refuseUsed(client, target)
  const restoreId = randomUUID()
  const waiting = await waitingFiles(target.dataDir, { ...target, restoreId })
  const files = target.bucket ? await bucketSwap(target.bucket, waiting) : waiting
  try {
    await client.query('begin')
    await client.query(plainForm)
    await dropOwn(client)
    await fill(client, backup, files)
    await migrateOn(client, backup.head.migrations)
    await noteRestored(client, restoreId)
    await files.swap()
    const committed = await commitSurely(client, target.databaseUrl)
    if (!committed.isDone) {
      await files.undo()
      throw committed.error
    }
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the first error tells more
    await files.clear().catch(() => {})
    throw error
  }
  // The site is the new one by now, whatever becomes of what it has replaced.
  try {
    await files.settle()
    await files.clear()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * What was in the trash then has lain there for long by now, and is not emptied at once for it. By the
 * id a restore that was cut off is known to have been whole.
 */
async function noteRestored(client: pg.Client, id: string): Promise<void> {
  await client.query(
    `insert into payload_kv (key, data) values ($1, $2)
     on conflict (key) do update set data = excluded.data`,
    [restoredKey, JSON.stringify({ at: new Date().toISOString(), id })],
  )
}

async function refuseUsed(client: pg.Client, { dataDir, bucket, replaces }: Target): Promise<void> {
  const applied = await readMigrations(client)
  await refuseUnfit(client, { isNew: applied.length === 0 })
  const [unknown] = unknownMigrations(applied)
  if (unknown) {
    throw new BackupError(
      `The site in this database is newer than this program (it has ${unknown}). Update first.`,
    )
  }
  if (replaces) return
  const used = await describeUsed(client)
  const files = bucket ? await namesInBucket(bucket) : new Set(await namesBelow(dataDir))
  if (!used && files.size === 0) return
  const place = bucket ? ' in the bucket' : ''
  const what = [used, files.size > 0 && readableCount(files.size, 'file') + place]
    .filter(Boolean)
    .join(', ')
  throw new BackupError(
    `There is a site here already: ${what}. To replace all of it with the backup, run npm run restore FILE -- --replace; to keep a copy of it, run npm run backup first. Nothing has been changed.`,
  )
}

/** Schema, rows and sequences, and the files beside; every byte is compared once more. */
async function fill(
  client: pg.Client,
  { path, passphrase, head, manifest }: Restored & Checked,
  files: WaitingFiles,
): Promise<void> {
  await makeSchema(client, { applied: head.migrations, tables: manifest.tables })
  await withoutRules(client, () =>
    readBackup(path, passphrase, async (entries) => {
      const ahead = lookAhead(compared(entries, manifest))
      for (let entry = await ahead.peek(); entry; entry = await ahead.peek()) {
        const name = tableOfFile(entry.name)
        if (name === undefined) {
          ahead.skip()
          await files.add(entry.name, entry.body)
          continue
        }
        const table = manifest.tables.find((known) => known.name === name)
        if (!table) throw new BackupError(isCut)
        await fillTable(client, { table, rows: rowsOf(name, ahead) })
      }
    }),
  )
  await setSequences(client, manifest.sequences)
}

type Ahead = ReturnType<typeof lookAhead>

/** The bytes of all parts of one table. */
async function* rowsOf(table: string, ahead: Ahead): AsyncGenerator<Buffer> {
  for (let entry = await ahead.peek(); entry; entry = await ahead.peek()) {
    if (tableOfFile(entry.name) !== table) return
    ahead.skip()
    yield* entry.body
  }
}

/** The next entry can be looked at before it is taken. */
function lookAhead(entries: AsyncIterable<TarEntry>) {
  const iterator = entries[Symbol.asyncIterator]()
  let held: TarEntry | undefined
  return {
    async peek(): Promise<TarEntry | undefined> {
      held ??= (await iterator.next()).value
      return held
    },
    skip(): void {
      held = undefined
    },
  }
}

/** Rows and files alone; each is as it was when the backup was looked at. */
async function* compared(
  entries: AsyncIterable<TarEntry>,
  { parts }: Manifest,
): AsyncGenerator<TarEntry> {
  for await (const entry of entries) {
    if (entry.name === headName || entry.name === manifestName) continue
    const wanted = parts[entry.name]
    async function* body(): AsyncGenerator<Buffer> {
      const hash = createHash('sha256')
      for await (const chunk of entry.body) {
        hash.update(chunk)
        yield chunk
      }
      if (hash.digest('hex') !== wanted?.sha256) throw new BackupError(isCut)
    }
    yield { ...entry, body: body() }
  }
}
