import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Bucket } from '../files/bucket.ts'
import { keptFolders } from '../files/file-names.ts'
import { BackupError } from './backup-error.ts'
import { secretName } from './file/backup-format.ts'

/** Inside each folder, so that it works where that is a disk of its own. */
const beside = '.restoring'
const replaced = '.replaced'

/** Files that wait beside those that they replace. */
export interface WaitingFiles {
  /** Writes a file beside its place. */
  add(name: string, bytes: AsyncIterable<Buffer>): Promise<void>
  /** Puts all of them in place of what is there; on a failure everything is as it was. */
  swap(): Promise<void>
  /**
   * Puts back what was there.
   * @throws BackupError that names what could not be put back; that stays aside.
   */
  undo(): Promise<void>
  /** Removes what was replaced, now and by earlier attempts: the new files are here to stay. */
  settle(): Promise<void>
  /** Removes what was not used. */
  clear(): Promise<void>
}

/** Makes room for the files of a backup; `secret` is replaced only where the site reads its own. */
export async function waitingFiles(
  dataDir: string,
  { keepsSecret, bucket }: { keepsSecret: boolean; bucket?: Bucket | undefined },
): Promise<WaitingFiles> {
  const folders = bucket ? [] : keptFolders.map((folder) => join(dataDir, folder))
  await mkdir(dataDir, { recursive: true })
  const secret = join(dataDir, secretName)
  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    await rm(join(folder, beside), { recursive: true, force: true })
    await mkdir(join(folder, beside))
    for (const aside of await asides(join(folder, replaced))) await takeBack(aside, folder)
  }
  for (const aside of keepsSecret ? [] : await asides(`${secret}${replaced}`)) {
    if (!existsSync(secret)) await rename(aside, secret)
  }
  return {
    async add(name, bytes) {
      if (name === secretName) {
        if (!keepsSecret) await writeFile(`${secret}${beside}`, bytes, { mode: 0o600, flush: true })
        return
      }
      const [folder = '', ...rest] = name.split('/')
      const path = join(dataDir, folder, beside, ...rest)
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, bytes)
    },
    ...swapping(folders, keepsSecret ? undefined : secret),
    async settle() {
      for (const folder of folders) await removeAsides(join(folder, replaced))
      if (!keepsSecret) await removeAsides(`${secret}${replaced}`)
    },
    async clear() {
      for (const folder of folders) {
        await rm(join(folder, beside), { recursive: true, force: true })
      }
      await rm(`${secret}${beside}`, { force: true })
    },
  }
}

/** Every move is remembered, so that it can be taken back. */
function swapping(
  folders: string[],
  secret: string | undefined,
): Pick<WaitingFiles, 'swap' | 'undo'> {
  const moves: [from: string, to: string][] = []
  const made: string[] = []

  async function move(from: string, to: string): Promise<void> {
    await rename(from, to)
    moves.push([from, to])
  }

  async function swapAll(): Promise<void> {
    for (const folder of folders) {
      const aside = freeName(join(folder, replaced))
      await mkdir(aside)
      made.push(aside)
      for (const name of await namesIn(folder)) await move(join(folder, name), join(aside, name))
      for (const name of await namesIn(join(folder, beside))) {
        await move(join(folder, beside, name), join(folder, name))
      }
    }
    if (!secret) return
    if (existsSync(secret)) await move(secret, freeName(`${secret}${replaced}`))
    await move(`${secret}${beside}`, secret)
  }

  async function undo(): Promise<void> {
    const left: string[] = []
    for (const [from, to] of moves.splice(0).reverse()) {
      await rename(to, from).catch((error: Error) => left.push(`${to} (${error.message})`))
    }
    if (left.length > 0) {
      throw new BackupError(`Not everything could be put back. It is still in ${left.join(', ')}`)
    }
    for (const aside of made.splice(0)) await rm(aside, { recursive: true })
  }

  async function swap(): Promise<void> {
    try {
      await swapAll()
    } catch (error) {
      await undo()
      throw error
    }
  }
  return { swap, undo }
}

/** What a swap that was cut off, or could not be undone, has put aside; the newest first. */
async function asides(path: string): Promise<string[]> {
  const names = await readdir(dirname(path))
  const start = basename(path)
  return names
    .filter((name) => name.startsWith(start) && /^\d*$/.test(name.slice(start.length)))
    .sort((a, b) => Number(b.slice(start.length)) - Number(a.slice(start.length)))
    .map((name) => join(dirname(path), name))
}

async function removeAsides(path: string): Promise<void> {
  for (const aside of await asides(path)) await rm(aside, { recursive: true })
}

/** What lies aside already is not written over. */
function freeName(path: string): string {
  let free = path
  for (let count = 2; existsSync(free); count += 1) free = `${path}${count}`
  return free
}

/** The site may still show what was put aside; what has another in its place stays there. */
async function takeBack(aside: string, folder: string): Promise<void> {
  for (const entry of await readdir(aside, { withFileTypes: true })) {
    const [from, to] = [join(aside, entry.name), join(folder, entry.name)]
    if (!existsSync(to)) await rename(from, to)
    else if (entry.isDirectory()) await takeBack(from, to)
  }
}

/** Hidden names are ours, and those of file systems. */
async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.'))
}

async function writeWhole(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for await (const chunk of bytes) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}
