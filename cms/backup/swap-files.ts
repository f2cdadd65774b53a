import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { makeFolder } from '../environment/make-folder.ts'
import type { Bucket } from '../files/bucket.ts'
import { keptFolders } from '../files/file-names.ts'
import { BackupError } from './backup-error.ts'
import { type Change, forgetSwap, noteSwap } from './cut-off-swap.ts'
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

interface Wishes {
  /** By it what is cut off is known again. */
  restoreId: string
  /** The secret is replaced only where the site reads its own. */
  keepsSecret: boolean
  bucket?: Bucket | undefined
}

/** Makes room for the files of a backup. */
export async function waitingFiles(
  dataDir: string,
  { restoreId, keepsSecret, bucket }: Wishes,
): Promise<WaitingFiles> {
  const folders = bucket ? [] : keptFolders.map((folder) => join(dataDir, folder))
  await makeFolder(dataDir)
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
    ...swapping({ dataDir, restoreId, folders, secret: keepsSecret ? undefined : secret }),
    async settle() {
      for (const folder of folders) await removeAsides(join(folder, replaced))
      if (!keepsSecret) await removeAsides(`${secret}${replaced}`)
      await forgetSwap(dataDir)
    },
    async clear() {
      for (const folder of folders) {
        await rm(join(folder, beside), { recursive: true, force: true })
      }
      await rm(`${secret}${beside}`, { force: true })
    },
  }
}

/** Removes what waits for a restore that has ended: as much as the site's own files, and a secret. */
export async function removeWaiting(dataDir: string): Promise<void> {
  const places = [...keptFolders.map((folder) => join(folder, beside)), `${secretName}${beside}`]
  for (const place of places) {
    // What cannot be removed hinders nothing; a folder that cannot be used is told by its next user.
    await rm(join(dataDir, place), { recursive: true, force: true }).catch(() => {})
  }
}

interface Swap {
  dataDir: string
  restoreId: string
  folders: string[]
  secret: string | undefined
}

/** Every move is remembered, so that it can be taken back, also by whoever finds it cut off. */
function swapping({
  dataDir,
  restoreId,
  folders,
  secret,
}: Swap): Pick<WaitingFiles, 'swap' | 'undo'> {
  const moves: [from: string, to: string][] = []
  const made: string[] = []

  async function move(from: string, to: string): Promise<void> {
    await rename(from, to)
    moves.push([from, to])
  }

  async function swapAll(): Promise<void> {
    const changes = await Promise.all([
      ...folders.map(changeOfFolder),
      ...(secret ? [changeOfFile(secret)] : []),
    ])
    await noteSwap(dataDir, { restoreId, changes: changes.map((change) => named(dataDir, change)) })
    for (const change of changes) await make(change)
  }

  async function make({ place, aside, beside: waiting, names }: Change): Promise<void> {
    if (names === null) {
      if (existsSync(place)) await move(place, aside)
      return move(waiting, place)
    }
    await mkdir(aside)
    made.push(aside)
    for (const name of await namesIn(place)) await move(join(place, name), join(aside, name))
    for (const name of names) await move(join(waiting, name), join(place, name))
  }

  async function undo(): Promise<void> {
    const left: string[] = []
    for (const [from, to] of moves.splice(0).reverse()) {
      await rename(to, from).catch((error: Error) => left.push(`${to} (${error.message})`))
    }
    await forgetSwap(dataDir) // what could not be put back is for a person to see to
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

async function changeOfFolder(place: string): Promise<Change> {
  const waiting = join(place, beside)
  return {
    place,
    aside: freeName(join(place, replaced)),
    beside: waiting,
    names: await namesIn(waiting),
  }
}

const changeOfFile = (place: string): Change => ({
  place,
  aside: freeName(`${place}${replaced}`),
  beside: `${place}${beside}`,
  names: null,
})

/** By the paths in the data folder, which may be another machine's when it is read. */
const named = (dataDir: string, { place, aside, beside: waiting, names }: Change): Change => ({
  place: relative(dataDir, place),
  aside: relative(dataDir, aside),
  beside: relative(dataDir, waiting),
  names,
})

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
