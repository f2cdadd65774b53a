import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Where a backup goes that nobody has given a place. */
export const backupFolder = (dataDir: string) => join(dataDir, 'backups')

const endOfFile = /\.(tar\.gz|tgz|sealed)$/

/** The file for a place: that file itself, or one named after this second in that folder. */
export async function backupPath(
  place: string | undefined,
  { dataDir, isSealed }: { dataDir: string; isSealed: boolean },
): Promise<string> {
  const path = place === undefined ? backupFolder(dataDir) : resolve(place)
  const isFolder = await stat(path).then(
    (entry) => entry.isDirectory(),
    () => !endOfFile.test(path),
  )
  return isFolder ? join(path, backupName('backup', new Date(), isSealed)) : path
}

/** For example `backup-2026-11-22-193405.tar.gz`, by UTC. */
export function backupName(kind: 'backup' | 'nightly', now: Date, isSealed: boolean): string {
  const [day = '', time = ''] = now.toISOString().split('T')
  const second = time.slice(0, 8).replaceAll(':', '')
  return `${kind}-${day}-${second}.tar.gz${isSealed ? '.sealed' : ''}`
}
