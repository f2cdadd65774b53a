import { openDB } from 'idb'
import { areSlots, type Slots } from './slots.ts'

/** A take that is not saved yet, as it waits on the tutor's device. */
export interface KeptTake {
  samples: Float32Array<ArrayBuffer>
  /** The words that were to be read. */
  words: readonly string[]
}

/** As it comes back: its cuts are null where none was corrected. */
export interface FoundTake extends KeptTake {
  slots: Slots | null
}

const takesDatabase = 'read-aloud'
const store = 'takes'
/** Beside the take: its samples are not written again whenever an edge is moved. */
const slotsKey = (owner: string) => [owner, 'slots']

const open = () =>
  openDB(takesDatabase, 1, { upgrade: (database) => void database.createObjectStore(store) })

/** Keeps a take in indexedDB until its clips are saved; where the browser keeps nothing, the page still has it. */
export const keepTake = (owner: string, take: KeptTake): Promise<void> =>
  used(async (database) => {
    await database.delete(store, slotsKey(owner)) // they were those of another take
    await database.put(store, take, owner)
  })

/** Keeps how the take was cut. */
export const keepSlots = (owner: string, slots: Slots): Promise<void> =>
  used(async (database) => void (await database.put(store, slots, slotsKey(owner))))

/** Forgets the take and its cuts. */
export const dropTake = (owner: string): Promise<void> =>
  used(async (database) => {
    await database.delete(store, slotsKey(owner))
    await database.delete(store, owner)
  })

/** The take that waits, if any. */
export async function keptTake(owner: string): Promise<FoundTake | null> {
  let found: FoundTake | null = null
  await used(async (database) => {
    const kept: unknown = await database.get(store, owner)
    const slots: unknown = await database.get(store, slotsKey(owner))
    if (isTake(kept)) found = { ...kept, slots: areSlots(slots, kept) ? slots : null }
  })
  return found
}

/** One after the other: cuts that are written late must not outlive their take. */
let last = Promise.resolve()

function used(work: (database: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
  last = last.then(async () => {
    try {
      const database = await open()
      await work(database).finally(() => database.close())
    } catch (error) {
      console.warn('This browser keeps no take', error)
    }
  })
  return last
}

const isTake = (kept: unknown): kept is KeptTake =>
  typeof kept === 'object' &&
  kept !== null &&
  'samples' in kept &&
  kept.samples instanceof Float32Array &&
  'words' in kept &&
  Array.isArray(kept.words)
