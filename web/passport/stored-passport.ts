import { newDevice } from './event-id.ts'
import type { History } from './history.ts'
import type { PassportEvent } from './passport-event.ts'
import { passportDatabase } from './passport-name.ts'

/** Grows where what is kept changes its form. */
export const passportVersion = 1

/** What the database holds. */
export interface StoredThings {
  /** The letters that this device writes with. */
  device: string
  history: History
}

/** What this device keeps of the passport. */
export interface StoredPassport {
  read(): Promise<StoredThings>
  /** Keeps events; the first ones together with who wrote them. */
  add(events: readonly PassportEvent[], device: string): Promise<void>
  /** Reads and writes in one step, so that no other tab writes in between. */
  change(change: (history: History) => History): Promise<void>
  /** Forgets everything; who writes from now on has another name. */
  clear(device: string): Promise<void>
  close(): void
}

/** Why it did not open: what is kept was written by a newer version of the site, and is left as it is. */
export const isNewer = (error: unknown): boolean => Object(error).name === 'VersionError'

/** Opens the database; rejects where the browser refuses, and where it is of a newer version. */
export async function openStoredPassport(): Promise<StoredPassport> {
  const database = await openDatabase()
  // A newer version of the site, in another tab, may change it at once.
  database.onversionchange = () => database.close()
  const inStores = (mode: IDBTransactionMode) => {
    const transaction = database.transaction(['events', 'own'], mode)
    const [events, own] = [transaction.objectStore('events'), transaction.objectStore('own')]
    return { transaction, events, own }
  }

  /** Tabs that are opened before anything is kept write under one name: they are one device. */
  async function nameDevice(): Promise<string> {
    let device = newDevice(Math.random())
    const { transaction, own } = inStores('readwrite')
    const known = own.get('device')
    known.onsuccess = () => {
      device = known.result ?? device
      own.put(device, 'device')
    }
    await finished(transaction).catch(() => undefined) // no room for it now: with the first event
    return device
  }

  return {
    async read() {
      const { transaction, events, own } = inStores('readonly')
      const known = own.get('device')
      const folds = own.get('folds')
      const all = events.getAll()
      await finished(transaction)
      const device: string = known.result ?? (await nameDevice())
      return { device, history: { events: all.result, folds: folds.result ?? {} } }
    },
    async add(added, device) {
      const { transaction, events, own } = inStores('readwrite')
      for (const event of added) events.put(event)
      own.put(device, 'device')
      await kept(transaction)
    },
    async change(change) {
      const { transaction, events, own } = inStores('readwrite')
      const all = events.getAll()
      const folds = own.get('folds')
      folds.onsuccess = () => {
        const before: History = { events: all.result, folds: folds.result ?? {} }
        const after = change(before)
        if (after === before) return
        events.clear()
        for (const event of after.events) events.put(event)
        own.put(after.folds, 'folds')
      }
      await finished(transaction)
    },
    async clear(device) {
      const { transaction, events, own } = inStores('readwrite')
      events.clear()
      own.clear()
      own.put(device, 'device')
      await kept(transaction)
    },
    close: () => database.close(),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(passportDatabase, passportVersion)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('events', { keyPath: 'id' })
      opening.result.createObjectStore('own')
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/**
 * Keeps what was written. Unless the browser is told that this was all, it asks the page for more,
 * and drops what waits behind it where the page is left at that moment.
 */
function kept(transaction: IDBTransaction): Promise<void> {
  transaction.commit?.() // Safari 14 has no such call
  return finished(transaction)
}

/** Resolves when what was written is kept. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
