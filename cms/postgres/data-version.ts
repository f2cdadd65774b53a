import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../environment/environment.ts'
import type { Binaries } from './postgres-programs.ts'
import { type PostgresUser, runAs } from './postgres-user.ts'

/** Data that an older Postgres has made, and all that is needed to begin new data beside it. */
export interface OldData {
  dataDir: string
  /** The folder itself. */
  data: string
  /** The major version that made it, and the one that it is to have. */
  from: number
  to: number
  binaries: Binaries
  user: PostgresUser
  password: string
}

/** Puts data of this version in place of the old, which is kept. */
export type Upgrade = (old: OldData) => Promise<void>

const versionFile = 'PG_VERSION'

/** Whether anything was begun there. */
export const isCluster = (data: string): boolean => existsSync(join(data, versionFile))

/**
 * What is wrong with what lies in the place of the data, and what to do about it; null where that is
 * whole, or nothing lies there. New data is not made beside what may be the rest of a site.
 */
export function brokenData(data: string): { says: string; todo: string } | null {
  if (isCluster(data) || isEmpty(data)) return null
  return {
    says: `${data} is not empty, and it is no data of Postgres: ${versionFile} is missing.`,
    todo: 'Bring all of it back, or move it away and restore a backup: npm run restore FILE',
  }
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0
  } catch {
    return true // whoever makes it says better what is in the way
  }
}

/**
 * Compares the data's major version with the program's, and brings older data to it where that is
 * somebody's task.
 * @throws StartError where it is not, and where the data is newer.
 */
export async function matchVersions(
  old: Omit<OldData, 'from' | 'to'>,
  upgrade: Upgrade | undefined,
): Promise<void> {
  const { binaries, user, data } = old
  const from = Number(await readFile(join(data, versionFile), 'utf8'))
  const printed = await runAs(user, binaries.postgres, ['--version'])
  const to = Number(/(\d+)(\.|beta|rc|\s|$)/.exec(printed)?.[1])
  if (from === to) return
  const made = `${data} was made by Postgres ${from}, but this is Postgres ${to}.`
  if (!(from < to)) {
    throw new StartError(
      `${made} Nothing has been changed. Go back to the newer version of this program, or restore a backup into a new folder (DATA_DIR) with this one.`,
    )
  }
  if (!upgrade) {
    throw new StartError(
      `${made} Start the site (npm start): it brings the data to Postgres ${to} by itself and keeps the old folder.`,
    )
  }
  await upgrade({ ...old, from, to })
}
