import { readdir, rm, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { LastBackup } from '../contract/last-backup.ts'
import { sessionLocks } from '../environment/session-locks.ts'
import { openSession } from '../postgres/open-session.ts'
import { backupName, isNightly } from './backup-path.ts'
import { noteDone, noteFailed, readLastBackup } from './last-backup.ts'
import { type Source, writeBackup } from './write-backup.ts'

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
  const client = await openSession(source.databaseUrl, { name: 'nightly-backup' })
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [
      sessionLocks.nightlyBackup,
    ])
    if (rows[0]?.mine !== true) return false
    const last = ofTheNights(await readLastBackup(client), settings.folder, source.siteUrl)
    if (!isDue(last, settings.hour, now) || (await isThere({ source, settings, now }))) return false
    await makeOne({ source, settings, now })
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

async function makeOne({ source, settings, now }: Nightly): Promise<void> {
  const { folder, keep, passphrase, hour } = settings
  const { databaseUrl, siteUrl } = source
  const isSealed = passphrase !== undefined
  const file = join(folder, backupName('nightly', { siteUrl, now, isSealed }))
  try {
    await removeLeft(folder, siteUrl)
    const target = passphrase ? { path: file, passphrase } : { path: file }
    const { bytes } = await writeBackup(source, target)
    await noteDone(databaseUrl, { file, bytes, now }).finally(() =>
      removeOldest(folder, { siteUrl, keep, now }),
    )
  } catch (error) {
    const since = dueTime(hour, now)
    await noteFailed(databaseUrl, { error, now, since }).catch(() => {}) // the error itself is told
    throw error
  }
}

/** One that was made by hand may lie elsewhere, on the same disk as the site: it is no night's. */
function ofTheNights(last: LastBackup, folder: string, siteUrl: string): LastBackup {
  const { dir, base } = parse(last.file ?? '')
  return dir === folder && isNightly(base, siteUrl) ? last : { ...last, doneAt: null }
}

type Last = Pick<LastBackup, 'doneAt' | 'failedAt' | 'failures'>

/** Once after each night's hour; after a failure an hour later again, a few times. */
export function isDue({ doneAt, failedAt, failures }: Last, hour: number, now: Date): boolean {
  const due = dueTime(hour, now).getTime()
  // What is noted for a time to come was noted by a wrong clock.
  const isOfThisNight = (time: number) => time >= due && time <= now.getTime()
  if (doneAt && isOfThisNight(Date.parse(doneAt))) return false
  if (!failedAt || !isOfThisNight(Date.parse(failedAt))) return true
  return now.getTime() - Date.parse(failedAt) >= hourMs && failures <= tries
}

/** One that the database took no note of is not made again and again. */
async function isThere({ source, settings, now }: Nightly): Promise<boolean> {
  const [{ siteUrl }, { folder, hour }] = [source, settings]
  const nameAt = (time: Date) => backupName('nightly', { siteUrl, now: time, isSealed: false })
  const [first, last] = [nameAt(dueTime(hour, now)), nameAt(now)]
  const names = (await readdir(folder).catch(() => [])).filter((name) => isNightly(name, siteUrl))
  return names.some((name) => name >= first && name <= last)
}

/** When the last one should have been made. */
function dueTime(hour: number, now: Date): Date {
  const due = new Date(now)
  due.setHours(hour, 0, 0, 0)
  if (due <= now) return due
  due.setDate(due.getDate() - 1)
  due.setHours(hour, 0, 0, 0) // today's may be one that the summer takes away
  return due
}

/**
 * The names tell their time; what was made by hand or by another site is never removed. Those of a time
 * to come a wrong clock has named: taken for the newest, they would cost tonight's its place.
 */
async function removeOldest(
  folder: string,
  { siteUrl, keep, now }: { siteUrl: string; keep: number; now: Date },
): Promise<void> {
  const last = backupName('nightly', { siteUrl, now, isSealed: true })
  const names = (await readdir(folder))
    .filter((name) => isNightly(name, siteUrl) && name <= last)
    .sort()
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name))
}

const dayMs = 24 * hourMs

/** What a backup that was cut off has left. */
async function removeLeft(folder: string, siteUrl: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.part') || !isNightly(name.slice(0, -'.part'.length), siteUrl)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > dayMs) await rm(join(folder, name), { force: true })
  }
}
