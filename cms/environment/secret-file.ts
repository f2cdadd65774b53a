import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from './environment.ts'
import { makeFolder } from './make-folder.ts'
import { unusableData } from './unusable-data.ts'

/**
 * The secret text in a file of the data folder; made once, written whole or not at all.
 * @throws StartError where the folder cannot be used, or the file holds less than was written.
 */
export async function secretText(file: string, make: () => string): Promise<string> {
  const text = await keptText(file, make).catch((error: unknown) => {
    throw unusableData(error)
  })
  if (text.length >= 32) return text
  throw new StartError(
    `${file} is damaged. Restore it from a backup, or delete it to have a new one made.`,
  )
}

async function keptText(file: string, make: () => string): Promise<string> {
  if (!existsSync(file)) {
    await makeFolder(dirname(file))
    await writeFile(`${file}.new`, make(), { mode: 0o600, flush: true })
    await rename(`${file}.new`, file)
  }
  return (await readFile(file, 'utf8')).trim()
}
