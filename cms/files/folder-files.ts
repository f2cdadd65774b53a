import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Files } from './files.ts'
import { unlessGone } from './files-below.ts'

/** What a restore that was cut off has put aside, to be taken back. */
const isAside = (name: string) => name.includes('/.')

/** Files that lie in folders alone: whoever opens one sees whether it is there. */
export function folderFiles(home: () => string): Files {
  const pathOf = (name: string) => join(home(), name)
  return {
    have: async () => true,
    read: (name) => readFile(pathOf(name)).catch(unlessGone),
    async secure(name) {
      // Else a loss of power within half a minute leaves its name alone.
      const file = await open(pathOf(name), 'r+')
      await file.sync().finally(() => file.close())
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeOld(folder, { isWanted, before }) {
      const entries = await readdir(pathOf(folder), { withFileTypes: true, recursive: true }).catch(
        unlessGone,
      )
      for (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name)
        const name = relative(home(), path).split(sep).join('/')
        if (entry.isDirectory() || isAside(name) || isWanted(name)) continue
        const there = await stat(path).catch(unlessGone)
        if (there && there.mtimeMs < before.getTime()) await rm(path, { force: true })
      }
    },
  }
}
