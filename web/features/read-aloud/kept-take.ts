import { openDB } from 'idb'

/** A take that is not saved yet, as it waits on the tutor's device. */
export interface KeptTake {
  samples: Float32Array<ArrayBuffer>
  /** The words that were to be read. */
  words: readonly string[]
}

const takesDatabase = 'read-aloud'
const store = 'takes'

const open = () =>
  openDB(takesDatabase, 1, { upgrade: (database) => void database.createObjectStore(store) })

/** Keeps a take in indexedDB until its clips are saved; where the browser keeps nothing, the page still has it. */
export const keepTake = (owner: string, take: KeptTake): Promise<void> =>
  used(async (database) => void (await database.put(store, take, owner)))

export const dropTake = (owner: string): Promise<void> =>
  used((database) => database.delete(store, owner))

export async function keptTake(owner: string): Promise<KeptTake | null> {
  let found: KeptTake | null = null
  await used(async (database) => {
    const kept: unknown = await database.get(store, owner)
    found = isTake(kept) ? kept : null
  })
  return found
}

async function used(work: (database: Awaited<ReturnType<typeof open>>) => Promise<void>) {
  try {
    const database = await open()
    await work(database).finally(() => database.close())
  } catch (error) {
    console.warn('This browser keeps no take', error)
  }
}

const isTake = (kept: unknown): kept is KeptTake =>
  typeof kept === 'object' &&
  kept !== null &&
  'samples' in kept &&
  kept.samples instanceof Float32Array &&
  'words' in kept &&
  Array.isArray(kept.words)
