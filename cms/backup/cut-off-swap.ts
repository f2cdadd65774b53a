import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Places in the data folder, by their path in it, and where what stood there goes. */
const PutAside = z.array(z.object({ place: z.string(), aside: z.string() }))
export type PutAside = z.infer<typeof PutAside>

const Note = z.object({ restoreId: z.string(), putAside: PutAside })

const noteOf = (dataDir: string) => join(dataDir, '.restore.json')

/** Says what a restore is about to put aside, for whoever finds it cut off. */
export const noteSwap = (dataDir: string, note: z.infer<typeof Note>): Promise<void> =>
  writeFile(noteOf(dataDir), JSON.stringify(note), { flush: true })

/** The swap is whole, or undone. */
export const forgetSwap = (dataDir: string): Promise<void> => rm(noteOf(dataDir), { force: true })

export const isSwapCutOff = (dataDir: string): boolean => existsSync(noteOf(dataDir))

/**
 * Ends a swap that was cut off: where the rows are those of its backup, the files are, too; else those
 * before come back.
 * @param isInPlace Whether the rows are those of the restore with this id.
 */
export async function finishSwap(
  dataDir: string,
  isInPlace: (restoreId: string) => Promise<boolean>,
): Promise<void> {
  const note = Note.safeParse(await readNote(dataDir))
  if (note.success) {
    const { restoreId, putAside } = note.data
    const end = (await isInPlace(restoreId)) ? remove : putBack
    for (const { place, aside } of putAside) await end(join(dataDir, aside), join(dataDir, place))
  }
  await forgetSwap(dataDir)
}

/** One that is cut off itself was written before anything was moved. */
async function readNote(dataDir: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(noteOf(dataDir), 'utf8'))
  } catch {
    return undefined
  }
}

const remove = (aside: string) => rm(aside, { recursive: true, force: true })

/** What the backup has brought is in the way, and is in the backup still. */
async function putBack(aside: string, place: string): Promise<void> {
  if (!existsSync(aside)) return
  if (!(await stat(aside)).isDirectory()) return rename(aside, place)
  for (const name of await readdir(aside)) {
    await remove(join(place, name))
    await rename(join(aside, name), join(place, name))
  }
  await remove(aside)
}
