import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { backupName } from './backup-path.ts'
import { noteDone, noteFailed, readLastBackup } from './last-backup.ts'
import { type Source, writeBackup } from './write-backup.ts'

/** Any number will do, as long as every replica uses the same. */
const lockNumber = 7_301_986

export interface NightlySettings {
  folder: string
  /** How many are kept. */
  keep: number
  /** At which hour of this machine's clock. */
  hour: number
  passphrase?: string
}

/** A failure is tried again so often in a night, an hour later each time. */
const tries = 3
const hourMs = 60 * 60 * 1000

/**
 * Makes tonight's backup where it is due and no other replica makes it; removes those that are too
 * many. A failure is noted for the desk, and thrown.
 * @returns whether one was made.
 */
export async function backUpIfDue(
  source: Source,
  settings: NightlySettings,
  now = new Date(),
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: source.databaseUrl,
    application_name: 'nightly-backup',
    keepAlive: true,
  })
  client.on('error', () => {}) // the next query says so
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lockNumber])
    if (rows[0]?.mine !== true) return false
    const last = await readLastBackup(client)
    if (!isDue(last, settings.hour, now)) return false
    await makeOne(client, { source, settings, now })
    return true
  } finally {
    await client.end().catch(() => {})
  }
}

interface Nightly {
  source: Source
  settings: NightlySettings
  now: Date
}

async function makeOne(client: pg.Client, { source, settings, now }: Nightly): Promise<void> {
  const { folder, keep, passphrase } = settings
  const path = join(folder, backupName('nightly', now, passphrase !== undefined))
  try {
    await removeLeft(folder)
    const { bytes } = await writeBackup(source, passphrase ? { path, passphrase } : { path })
    await noteDone(client, { file: path, bytes })
    await removeOldest(folder, keep)
  } catch (error) {
    await noteFailed(client, error)
    throw error
  }
}

/** Once after each night's hour; after a failure an hour later again, a few times. */
export function isDue(
  { doneAt, failedAt }: { doneAt: string | null; failedAt: string | null },
  hour: number,
  now: Date,
): boolean {
  const due = new Date(now)
  due.setHours(hour, 0, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  if (doneAt && Date.parse(doneAt) >= due.getTime()) return false
  if (!failedAt || Date.parse(failedAt) < due.getTime()) return true
  const [sinceDue, sinceFailure] = [
    now.getTime() - due.getTime(),
    now.getTime() - Date.parse(failedAt),
  ]
  return sinceFailure >= hourMs && sinceDue < (tries + 1) * hourMs
}

const nightlyName = /^nightly-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz(\.sealed)?$/

/** The names tell their time; a backup made by hand is never removed. */
async function removeOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => nightlyName.test(name)).sort()
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name))
}

const dayMs = 24 * hourMs

/** What a backup that was cut off has left. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.part') || !nightlyName.test(name.slice(0, -'.part'.length))) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > dayMs) await rm(join(folder, name), { force: true })
  }
}
