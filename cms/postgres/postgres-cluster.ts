import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './postgres-programs.ts'
import { type PostgresUser, runAs } from './postgres-user.ts'

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
