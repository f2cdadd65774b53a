import type { Dirent } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { keptFolders } from './file/backup-format.ts'
import type { TarPart } from './file/write-tar.ts'

/**
 * The files of pictures and uploaded pages. A file never changes under its name; one that is deleted
 * meanwhile is passed over, and so is what is only being written; a link is named in `leftOut`.
 */
export async function* packFiles(dataDir: string, leftOut: string[]): AsyncGenerator<TarPart> {
  for (const folder of keptFolders) {
    const links: string[] = []
    const paths = await filesBelow(join(dataDir, folder), links)
    leftOut.push(...links.map((path) => `link ${relative(dataDir, path)}`))
    for (const path of paths) {
      const file = await open(path).catch(unlessGone)
      if (!file) continue
      try {
        const { size } = await file.stat()
        const name = relative(dataDir, path).split(sep).join('/')
        yield { name, size, body: firstBytes(file, size) }
      } finally {
        await file.close()
      }
    }
  }
}

/** Each file's path, in order; nothing that begins with a dot or is only a part. Links go into `links`. */
export async function filesBelow(folder: string, links: string[] = []): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessGone)) ?? []
  const paths: string[] = []
  for (const entry of entries.toSorted(byName)) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) paths.push(...(await filesBelow(path, links)))
    else if (entry.isSymbolicLink()) links.push(path)
    else if (entry.isFile() && !entry.name.endsWith('.part')) paths.push(path)
  }
  return paths
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1)

async function* firstBytes(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  if (size === 0) return
  yield* file.createReadStream({ start: 0, end: size - 1, autoClose: false })
}

function unlessGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
