import { execFile } from 'node:child_process'
import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../environment/environment.ts'
import type { PostgresUser } from './postgres-user.ts'

const run = promisify(execFile)

/** What tells whose a folder of Postgres's is: a copy may have changed the owner of all or of some. */
const looked = ['.', 'PG_VERSION', 'global', 'global/pg_control', 'base']

/** Postgres reads its data only where they are its user's own, and nobody else may write there. */
const rights = 0o700
const allowed = 0o750

/**
 * Makes a copied data folder fit for its user again: `cp -r` as root, or an archive unpacked by
 * somebody else, changes owners and rights, and Postgres then refuses it.
 * Only the site itself takes it over: a command that somebody else runs would take it away from the
 * site.
 * @throws StartError where only somebody else can give it back.
 */
export async function claimData(
  data: string,
  user: PostgresUser,
  { takesOver }: { takesOver: boolean },
): Promise<void> {
  if (process.platform === 'win32') return
  const wanted = user.ids.uid ?? process.getuid?.() ?? 0
  const owners = await Promise.all(looked.map((name) => ownerOf(join(data, name))))
  const other = owners.find((owner) => owner !== undefined && owner !== wanted)
  if (other !== undefined) {
    if (!takesOver) throw ofAnother(data, other)
    await own(data, { uid: wanted, gid: user.ids.gid ?? process.getgid?.() ?? 0 })
  }
  const { mode } = await stat(data)
  if ((mode & 0o777 & ~allowed) !== 0) await chmod(data, rights)
}

const ofAnother = (data: string, owner: number) =>
  new StartError(
    `${data} belongs to the user with the number ${owner}. Run this as that user (sudo -u '#${owner}' npm run …), or start the site first, which then lends its Postgres.`,
  )

const ownerOf = (path: string) =>
  stat(path).then(
    ({ uid }) => uid,
    () => undefined, // Postgres says better what is missing
  )

async function own(data: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  try {
    await run('chown', ['-R', `${uid}:${gid}`, data])
  } catch {
    throw new StartError(
      `${data} belongs to another user, and Postgres reads only its own files. Give it to the user that runs the site (sudo chown -R ${uid}:${gid} ${data}), or start the site as its owner.`,
    )
  }
}
