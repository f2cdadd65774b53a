import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder with those above it. Node's own way to do so tries for ever where a file system
 * makes no folders and says of each that there is none, as `/proc` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  const first = firstMissing(folder)
  if (first) await mkdir(first).catch(unlessThere)
  await mkdir(folder, { recursive: true })
}

/** The first folder on the way to one that is not there; null where all are. */
export function firstMissing(folder: string): string | null {
  if (existsSync(folder)) return null
  const above = dirname(folder)
  // Above a drive that is not there, there is nothing but itself.
  return above === folder ? folder : (firstMissing(above) ?? folder)
}

/** Another process may have made it at this moment. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
