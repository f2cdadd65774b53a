import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../environment/environment.ts'
import { fatalWords } from './fatal-words.ts'
import type { Binaries } from './postgres-programs.ts'
import { type PostgresUser, runAs } from './postgres-user.ts'

/**
 * Built beside its place and moved there whole, so that a killed start leaves nothing half made.
 * @throws StartError where it cannot be made there; what lies there is left.
 */
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
    ]).catch((error: unknown) => {
      throw notMade(data, error)
    })
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(fresh, data).catch((error: unknown) => {
    throw notMade(data, error)
  })
}

const firstLine = (text: string): string | undefined => text.trim().split('\n')[0] || undefined

/** A disk may be full, or of a kind that Postgres cannot use; or something else lies in its place. */
function notMade(data: string, error: unknown): StartError {
  const printed = String(Object(error).stderr ?? '')
  const reason = fatalWords(printed) ?? firstLine(printed) ?? firstLine(String(error))
  return new StartError(
    `The embedded Postgres could not be made in ${data} (${reason}). Make room there, choose another folder, for example DATA_DIR=.data, or set DATABASE_URL to a Postgres of your own.`,
  )
}
