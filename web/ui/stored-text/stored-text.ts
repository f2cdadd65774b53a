import type { GuardedStorage } from '../browser-storage/browser-storage.ts'

/**
 * Texts that somebody is typing, by name: in memory over a change of screen (an ended session leads
 * to sign-in and back) and in the tab's own storage over a reload. Two tabs keep apart.
 */
export interface StoredTexts {
  read(name: string): string | undefined
  keep(name: string, text: string): void
  forget(name: string): void
  /** Forgets every text at once whose name begins so, also those of screens that are not open. */
  forgetAll(beginning?: string): void
  /** Writes down what has changed since the last time. */
  store(): void
}

const prefix = 'kept-text:'

export function storeTexts(storage: GuardedStorage): StoredTexts {
  const texts = new Map<string, string | undefined>()
  const unstored = new Set<string>()

  function read(name: string) {
    if (!texts.has(name)) texts.set(name, storage.read(prefix + name) ?? undefined)
    return texts.get(name)
  }

  function change(name: string, text: string | undefined) {
    texts.set(name, text)
    unstored.add(name)
  }

  function store() {
    for (const name of unstored) {
      const text = texts.get(name)
      const isStored = text !== undefined && storage.write(prefix + name, text)
      // The text lives as long as the page; an older one must not come back in its place.
      if (!isStored) storage.remove(prefix + name)
    }
    unstored.clear()
  }

  function forgetAll(beginning = '') {
    for (const name of texts.keys()) {
      if (!name.startsWith(beginning)) continue
      texts.set(name, undefined)
      unstored.delete(name)
    }
    for (const name of storage.names()) {
      if (name.startsWith(prefix + beginning)) storage.remove(name)
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
