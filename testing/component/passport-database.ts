import { passportDatabase } from '../../web/passport/passport-name.ts'
import { passportVersion } from '../../web/passport/stored-passport.ts'

/** What another tab has done to the passport's database, and how it is over. */
interface OtherTab {
  leave(): Promise<void>
}

/** A tab with a newer version of the site, which has changed the database. */
export async function newerTab(): Promise<OtherTab> {
  const database = await opened(passportVersion + 8)
  return {
    leave() {
      database.close()
      return deleted()
    },
  }
}

/** A tab for which whoever opens the database from now on has to wait. */
export async function tabInTheWay(): Promise<OtherTab> {
  const database = await opened(passportVersion)
  const deleting = deleted()
  return {
    leave() {
      database.close()
      return deleting
    },
  }
}

/** Has the database take back what is written, as on a full device, until mocks are restored. */
export function fullDevice(
  this: IDBObjectStore,
  value: unknown,
  key?: IDBValidKey,
): IDBRequest<IDBValidKey> {
  const asked = this.add(value, key)
  this.transaction.abort()
  return asked
}

function opened(version: number): Promise<IDBDatabase> {
  const opening = indexedDB.open(passportDatabase, version)
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** Leaves nothing behind for the tests of other files. */
export function deleted(): Promise<void> {
  const deleting = indexedDB.deleteDatabase(passportDatabase)
  return new Promise((resolve, reject) => {
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error)
  })
}
