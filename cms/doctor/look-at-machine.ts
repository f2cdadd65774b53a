import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readableSize } from '../backup/readable-size.ts'
import { judgeFree } from '../contract/site-status.ts'
import type { Environment } from '../environment/environment.ts'
import { firstMissing } from '../environment/make-folder.ts'
import { type Finding, hint, reasonOf, well, wrong } from './finding.ts'

/** The version that runs this; whether it can, each script has asked before (scripts/node-version.mjs). */
export const lookAtNode = (): Finding => well('Node', `Version ${process.versions.node}.`)

/** The room on the disks that are written to. */
export async function lookAtDisks({ DATA_DIR, BACKUP_DIR }: Environment): Promise<Finding[]> {
  const folders = BACKUP_DIR ? [DATA_DIR, BACKUP_DIR] : [DATA_DIR]
  return Promise.all(folders.map(lookAtDisk))
}

/** A folder that is not there yet is made in the one above it, which has to be fit for that. */
async function lookAtDisk(folder: string): Promise<Finding> {
  const missing = firstMissing(folder)
  if (missing === null) return lookAtFolder(folder)
  const above = await lookAtFolder(dirname(missing))
  const says = `${folder} is not there yet.`
  if (above.state !== 'well') return { ...above, says: `${says} ${above.says}` }
  return hint('Disk', says, 'It is made at the first need; nothing to do.')
}

async function lookAtFolder(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK)
    if (!(await stat(folder)).isDirectory()) throw new Error('it is no folder')
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
  const says = `${readableSize(free)} are free in ${folder}.`
  const room = judgeFree(free)
  if (room === 'none') {
    return wrong('Disk', says, 'Make room now: a full disk stops everything that is written.')
  }
  return room === 'little' ? hint('Disk', says, 'Make room soon.') : well('Disk', says)
}

/** Who may read what must stay secret. */
export async function lookAtSecrets({ DATA_DIR, SECRET }: Environment): Promise<Finding> {
  const files = ['secret', 'postgres-password'].map((name) => join(DATA_DIR, name))
  const open: string[] = []
  for (const file of process.platform === 'win32' ? [] : files) {
    const found = await stat(file).catch(() => undefined)
    if (found && (found.mode & 0o077) !== 0) open.push(file)
  }
  if (open.length > 0) {
    const todo = `chmod 600 ${open.join(' ')}`
    return wrong('Secrets', `Others on this machine can read ${open.join(' and ')}.`, todo)
  }
  return well('Secrets', SECRET ? 'SECRET is set.' : 'Readable by the site’s own user alone.')
}
