import { access, constants, readFile, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readableSize } from '../backup/readable-size.ts'
import { judgeFree } from '../contract/site-status.ts'
import type { Environment } from '../environment/environment.ts'
import { firstMissing } from '../environment/make-folder.ts'
import { secretVariables } from '../environment/variables.ts'
import { type Finding, hint, reasonOf, well, wrong } from './finding.ts'

/** The version that runs this; whether it can, each script has asked before (scripts/node-version.mjs). */
export const lookAtNode = (): Finding => well('Node', `Version ${process.versions.node}.`)

/** The room on the disks that are written to, and whether one that breaks takes the backups as well. */
export async function lookAtDisks({
  DATA_DIR,
  BACKUP_DIR,
  DATABASE_URL,
}: Environment): Promise<Finding[]> {
  if (!BACKUP_DIR) return [await lookAtDisk(DATA_DIR)]
  const findings = await Promise.all([DATA_DIR, BACKUP_DIR].map(lookAtDisk))
  const [data, backups] = await Promise.all([DATA_DIR, BACKUP_DIR].map(diskOf))
  if (DATABASE_URL || data === undefined || data !== backups) return findings
  const says = `${BACKUP_DIR} is on the same disk as ${DATA_DIR}: if that disk breaks, both are lost.`
  const todo =
    'Choose a folder on another disk or machine; if it already is one, check that it is mounted.'
  return [...findings, hint('Disk', says, todo)]
}

/** Folders with the same number lie on one disk; none where it is no folder. */
const diskOf = (folder: string) =>
  stat(folder).then(
    (found) => (found.isDirectory() ? found.dev : undefined),
    () => undefined,
  )

/** A folder that is not there yet is made in the one above it, which has to be fit for that. */
async function lookAtDisk(folder: string): Promise<Finding> {
  const missing = firstMissing(folder)
  if (missing === null) return lookAtFolder(folder)
  const above = await lookAtFolder(dirname(missing))
  const says = `${folder} does not exist yet.`
  if (above.state !== 'well') return { ...above, says: `${says} ${above.says}` }
  return hint('Disk', says, 'It is made when it is first needed; there is nothing to do.')
}

async function lookAtFolder(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK)
    if (!(await stat(folder)).isDirectory()) throw new Error('it is not a folder')
    const { bavail, bsize } = await statfs(folder)
    return judgeRoom(folder, bavail * bsize)
  } catch (error) {
    return wrong(
      'Disk',
      `${folder} cannot be written to (${reasonOf(error)}).`,
      'Give it to the user that runs the site.',
    )
  }
}

/** Whether so many free bytes are enough. */
export function judgeRoom(folder: string, free: number): Finding {
  const says = `${readableSize(free)} is free in ${folder}.`
  const room = judgeFree(free)
  if (room === 'none') {
    return wrong('Disk', says, 'Free up space now: when the disk is full, nothing can be saved.')
  }
  return room === 'little' ? hint('Disk', says, 'Free up space soon.') : well('Disk', says)
}

/** Who may read what must stay secret, and change what lies beside it. */
export async function lookAtSecrets(
  { DATA_DIR, SECRET }: Environment,
  settings = resolve('.env'),
): Promise<Finding> {
  const own = ['secret', 'postgres-password'].map((file) => join(DATA_DIR, file))
  if (await isOpen(DATA_DIR, 0o002)) {
    const says = `Anybody on this machine can change what is in ${DATA_DIR}.`
    return wrong('Secrets', says, `chmod -R o-w ${DATA_DIR}`)
  }
  const open: string[] = []
  for (const file of own) if (await isOpen(file, 0o077)) open.push(file)
  if (open.length > 0) {
    const todo = `chmod 600 ${open.join(' ')}`
    return wrong('Secrets', `Others on this machine can read ${open.join(' and ')}.`, todo)
  }
  // A service may be given its settings by a group.
  if ((await isOpen(settings, 0o007)) && (await holdsSecret(settings))) {
    const says = `Anybody on this machine can read ${settings}, with the passwords in it.`
    return wrong('Secrets', says, `chmod o= ${settings}`)
  }
  return well('Secrets', SECRET ? 'SECRET is set.' : 'Readable only by the site’s own user.')
}

/** Whether somebody has one of these rights; nobody has one of what is not there. */
async function isOpen(path: string, rights: number): Promise<boolean> {
  if (process.platform === 'win32') return false
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && (found.mode & rights) !== 0
}

/** Settings may also be those of ports and limits alone. */
async function holdsSecret(file: string): Promise<boolean> {
  const set = parseEnv(await readFile(file, 'utf8').catch(() => ''))
  return secretVariables.some((variable) => set[variable]?.trim())
}
