import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BackupError } from './backup-error.ts'

/** Where a backup goes that nobody has given a place. */
const backupFolder = (dataDir: string) => join(dataDir, 'backups')

const endOfFile = /\.(tar\.gz|tgz|sealed)$/

interface Place {
  dataDir: string
  siteUrl: string
  isSealed: boolean
}

/**
 * The file for a place: that file itself, or one named after this second in that folder.
 * @throws BackupError where that file is there already.
 */
export async function backupPath(
  place: string | undefined,
  { dataDir, siteUrl, isSealed }: Place,
): Promise<string> {
  const path = place === undefined ? backupFolder(dataDir) : resolve(place)
  const there = await stat(path).catch(() => undefined) // a place that is not there is made
  if (there && !there.isDirectory()) {
    throw new BackupError(`${path} is there already. Name another file, or a folder.`)
  }
  if (!there && endOfFile.test(path)) return path
  return join(path, backupName('backup', { siteUrl, now: new Date(), isSealed }))
}

interface Named {
  siteUrl: string
  now: Date
  isSealed: boolean
}

/** For example `backup-tutor.example-2026-11-22-193405.tar.gz`, by UTC. */
export function backupName(kind: 'backup' | 'nightly', { siteUrl, now, isSealed }: Named): string {
  const [day = '', time = ''] = now.toISOString().split('T')
  const second = time.slice(0, 8).replaceAll(':', '')
  return `${kind}-${hostIn(siteUrl)}-${day}-${second}.tar.gz${isSealed ? '.sealed' : ''}`
}

/** Whether a file is a nightly backup of this site: several may share a folder. */
export function isNightly(name: string, siteUrl: string): boolean {
  const start = `nightly-${hostIn(siteUrl)}-`
  const rest = name.slice(start.length)
  return name.startsWith(start) && /^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz(\.sealed)?$/.test(rest)
}

/** With the port, where there is one; of what every file system takes. */
const hostIn = (siteUrl: string) => new URL(siteUrl).host.replaceAll(/[^a-z0-9.-]/g, '-')
