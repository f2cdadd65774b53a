/**
 * Texts that somebody is typing, by name: in memory over a change of screen (an ended session leads
 * to sign-in and back) and in the tab's own storage over a reload. Two tabs keep apart.
 */
export interface StoredTexts {
  read(name: string): string | undefined
  keep(name: string, text: string): void
  forget(name: string): void
  /** Forgets every text at once, also those of screens that are not open. */
  forgetAll(): void
  /** Writes down what has changed since the last time. */
  store(): void
}

/** The part of the browser's storage that is used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'kept-text:'

/** `storageOf` may throw, as every call of a storage may: it can be full or forbidden. */
export function storeTexts(storageOf: () => TextStorage): StoredTexts {
  const texts = new Map<string, string | undefined>()
  const unstored = new Set<string>()

  function read(name: string) {
    if (!texts.has(name)) texts.set(name, storedText(name))
    return texts.get(name)
  }

  function change(name: string, text: string | undefined) {
    texts.set(name, text)
    unstored.add(name)
  }

  function storedText(name: string) {
    try {
      return storageOf().getItem(prefix + name) ?? undefined
    } catch {
      return undefined
    }
  }

  function store() {
    for (const name of unstored) {
      const text = texts.get(name)
      try {
        if (text === undefined) storageOf().removeItem(prefix + name)
        else storageOf().setItem(prefix + name, text)
      } catch {
        // The text lives as long as the page; an older one must not come back in its place.
        removeQuietly(name)
      }
    }
    unstored.clear()
  }

  function forgetAll() {
    for (const name of texts.keys()) texts.set(name, undefined)
    unstored.clear()
    for (const name of storedNames()) removeQuietly(name)
  }

  function storedNames() {
    try {
      const storage = storageOf()
      const keys = Array.from({ length: storage.length }, (_none, index) => storage.key(index))
      return keys.flatMap((key) => (key?.startsWith(prefix) ? [key.slice(prefix.length)] : []))
    } catch {
      return []
    }
  }

  function removeQuietly(name: string) {
    try {
      storageOf().removeItem(prefix + name)
    } catch {
      // Nothing is stored where storage is forbidden.
    }
  }

  return {
    read,
    keep: (name, text) => change(name, text),
    forget: (name) => change(name, undefined),
    forgetAll,
    store,
  }
}
