import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { keptFolders } from './file-names.ts'

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

/** The names of the files in the folders of files. */
export async function namesBelow(home: string): Promise<string[]> {
  const paths = await Promise.all(keptFolders.map((folder) => filesBelow(join(home, folder))))
  return paths.flat().map((path) => relative(home, path).split(sep).join('/'))
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1)

/** What a file or folder that is gone stands for: nothing. */
export function unlessGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
