import { execFile } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartError } from '../environment/environment.ts'

const run = promisify(execFile)

/** Who runs Postgres: it refuses to run as root, so root hands it to another user. */
export interface PostgresUser {
  ids: { uid?: number; gid?: number }
  command(binary: string, args: string[]): [string, string[]]
  own(path: string): Promise<void>
}

const self: PostgresUser = {
  ids: {},
  command: (binary, args) => [binary, args],
  own: async () => {},
}

/**
 * The user for a Postgres with its data in `data` and its program at `binary`: this one, or for
 * root the system's `postgres` user (made where missing). Where that user cannot reach the
 * folders (a project below /root), a user namespace makes root look like another user instead.
 * @throws StartError where neither works.
 */
export async function postgresUser(paths: { data: string; binary: string }): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return self
  const ids = await systemUser()
  if (ids && (await canReach(ids, paths))) {
    return { ...self, ids, own: (path) => chown(path, ids.uid, ids.gid) }
  }
  const namespaced: PostgresUser = {
    ...self,
    command: (binary, args) => [
      'unshare',
      ['--user', '--map-user=1000', '--map-group=1000', binary, ...args],
    ],
  }
  const works = await runAs(namespaced, paths.binary, ['--version']).then(
    () => true,
    () => false,
  )
  if (works) return namespaced
  throw new StartError(
    `Postgres does not run as root, and no other user can read ${paths.data}. Move the project out of root's home, or set DATABASE_URL.`,
  )
}

/** Runs one of Postgres's programs to its end and gives what it printed. */
export async function runAs(user: PostgresUser, binary: string, args: string[]): Promise<string> {
  const [command, all] = user.command(binary, args)
  return (await run(command, all, user.ids)).stdout
}

async function systemUser(): Promise<{ uid: number; gid: number } | undefined> {
  const known = await idsOf('postgres')
  if (known) return known
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    .catch(() => run('adduser', ['-S', '-D', '-H', 'postgres'])) // Alpine
    .catch(() => undefined) // if the namespace fails too, its error is reported
  return idsOf('postgres')
}

async function idsOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function canReach(
  ids: { uid: number; gid: number },
  { data, binary }: { data: string; binary: string },
): Promise<boolean> {
  const cwd = '/'
  return run('sh', ['-c', 'test -x "$0" && test -x "$1"', data, binary], { ...ids, cwd }).then(
    () => true,
    () => false,
  )
}
