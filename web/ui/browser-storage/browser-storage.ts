/** A storage of the browser that may be full, forbidden or missing: it never throws. */
export interface GuardedStorage {
  /** False where the browser refuses it. */
  isAllowed(): boolean
  /** Null where nothing is stored, or nothing can be. */
  read(name: string): string | null
  /** False where the text could not be stored; what was stored before is still there then. */
  write(name: string, text: string): boolean
  remove(name: string): void
  /** What is stored at all. */
  names(): string[]
}

/** The part of the browser's storage that is used here. */
export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** `storageOf` may throw: a browser can refuse the very look at its storage. */
export function guarded(storageOf: () => PlainStorage): GuardedStorage {
  function attempt<Result>(use: (storage: PlainStorage) => Result, otherwise: Result): Result {
    try {
      return use(storageOf())
    } catch {
      return otherwise
    }
  }

  return {
    isAllowed: () => attempt((storage) => storage.length >= 0, false),
    read: (name) => attempt((storage) => storage.getItem(name), null),
    write: (name, text) =>
      attempt((storage) => {
        storage.setItem(name, text)
        return true
      }, false),
    remove: (name) => attempt((storage) => storage.removeItem(name), undefined),
    names: () =>
      attempt((storage) => {
        const names = Array.from({ length: storage.length }, (_none, index) => storage.key(index))
        return names.filter((name) => name !== null)
      }, []),
  }
}

/** What this browser keeps. */
export const deviceStorage = guarded(() => localStorage)

/** What one tab keeps until it is closed. */
export const tabStorage = guarded(() => sessionStorage)
