import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What a restore changes in one place of the data folder; paths are those in that folder. */
const Change = z.object({
  place: z.string(),
  /** Where what stood there goes. */
  aside: z.string(),
  /** Where what comes waits. */
  beside: z.string(),
  /** What comes into a folder; null where the place is that of one file. */
  names: z.array(z.string()).nullable(),
})
export type Change = z.infer<typeof Change>

const Note = z.object({ restoreId: z.string(), changes: z.array(Change) })

const noteOf = (dataDir: string) => join(dataDir, '.restore.json')

/** Says what a restore is about to change, for whoever finds it cut off. */
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
    const { restoreId, changes } = note.data
    const end = (await isInPlace(restoreId)) ? keep : putBack
    for (const { place, aside, beside, names } of changes) {
      const at = (path: string) => join(dataDir, path)
      await end({ place: at(place), aside: at(aside), beside: at(beside), names })
    }
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

const remove = (path: string) => rm(path, { recursive: true, force: true })

/** What cannot be removed takes room, and hinders nothing. */
const keep = ({ aside }: Change) => remove(aside).catch(() => {})

/**
 * What has come waits again, then what stood there comes back. Where this is cut off as well, the next
 * one goes on: what waits has not come, and what stands in its place then is what was there before.
 */
async function putBack({ place, aside, beside, names }: Change): Promise<void> {
  if (names === null) {
    await letWait(place, beside)
    if (existsSync(aside)) await rename(aside, place)
    return
  }
  await mkdir(beside, { recursive: true }) // whoever was cut off may have cleared it away
  for (const name of names) await letWait(join(place, name), join(beside, name))
  if (!existsSync(aside)) return
  for (const name of await readdir(aside)) await rename(join(aside, name), join(place, name))
  await remove(aside)
}

async function letWait(place: string, beside: string): Promise<void> {
  if (existsSync(place) && !existsSync(beside)) await rename(place, beside)
}
