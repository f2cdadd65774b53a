import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keptFolders, secretName } from './file/backup-format.ts'

/** Inside each folder, so that it works where that is a disk of its own. */
const beside = '.restoring'
const replaced = '.replaced'

/** Files that wait beside those that they replace. */
export interface WaitingFiles {
  /** Writes a file beside its place. */
  add(name: string, bytes: AsyncIterable<Buffer>): Promise<void>
  /** Puts all of them in place of what is there; on a failure everything is as it was. */
  swap(): Promise<void>
  /** Puts back what was there. */
  undo(): Promise<void>
  /** Removes what was replaced, and what was not used. */
  clear(): Promise<void>
}

/** Makes room for the files of a backup; `secret` is replaced only where the site reads its own. */
export async function waitingFiles(
  dataDir: string,
  { keepsSecret }: { keepsSecret: boolean },
): Promise<WaitingFiles> {
  const folders = keptFolders.map((folder) => join(dataDir, folder))
  const secret = join(dataDir, secretName)
  const moves: [from: string, to: string][] = []

  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    await rm(join(folder, beside), { recursive: true, force: true })
    await mkdir(join(folder, beside))
    await takeBack(folder)
  }

  async function move(from: string, to: string): Promise<void> {
    await rename(from, to)
    moves.push([from, to])
  }

  async function undo(): Promise<void> {
    for (const [from, to] of moves.splice(0).reverse()) await rename(to, from)
  }

  async function swapAll(): Promise<void> {
    for (const folder of folders) {
      await mkdir(join(folder, replaced))
      for (const name of await namesIn(folder)) {
        await move(join(folder, name), join(folder, replaced, name))
      }
      for (const name of await namesIn(join(folder, beside))) {
        await move(join(folder, beside, name), join(folder, name))
      }
    }
    if (keepsSecret) return
    if (existsSync(secret)) await move(secret, `${secret}.replaced`)
    await move(`${secret}.restoring`, secret)
  }

  return {
    async add(name, bytes) {
      if (name === secretName) {
        if (!keepsSecret)
          await writeFile(`${secret}.restoring`, bytes, { mode: 0o600, flush: true })
        return
      }
      const [folder = '', ...rest] = name.split('/')
      const path = join(dataDir, folder, beside, ...rest)
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, bytes)
    },
    async swap() {
      try {
        await swapAll()
      } catch (error) {
        await undo()
        throw error
      }
    },
    undo,
    async clear() {
      for (const folder of folders) {
        await rm(join(folder, beside), { recursive: true, force: true })
        await rm(join(folder, replaced), { recursive: true, force: true })
      }
      await rm(`${secret}.restoring`, { force: true })
      await rm(`${secret}.replaced`, { force: true })
    },
  }
}

/** A swap that was cut off has put files aside that the site may still show. */
async function takeBack(folder: string): Promise<void> {
  const aside = join(folder, replaced)
  if (!existsSync(aside)) return
  for (const name of await namesIn(aside)) {
    if (!existsSync(join(folder, name))) await rename(join(aside, name), join(folder, name))
  }
  await rm(aside, { recursive: true })
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
