import { LRUCache } from 'lru-cache'

/** The contract's answer to an address. */
export type ReadAddress = (address: string) => Promise<unknown>

/** As many pages as answers are kept. */
const mostPages = 5_000

/**
 * Begins what a page has read the last time all at once: which lesson a page shows is known only
 * when its course is, and would be asked for behind it (decision 240). It is a guess alone: a page
 * that reads something else now asks for that, and what it does not read goes nowhere.
 */
export function createForesight() {
  const lastRead = new LRUCache<string, readonly string[]>({ max: mostPages })
  return {
    /** What the page of this address reads with; `done` remembers what that was. */
    begin(page: string, read: ReadAddress): { read: ReadAddress; done(): void } {
      const begun = new Map<string, Promise<unknown>>()
      for (const address of lastRead.get(page) ?? []) {
        const reading = read(address)
        reading.catch(() => {}) // who reads it is told
        begun.set(address, reading)
      }
      const asked = new Set<string>()
      return {
        read(address) {
          asked.add(address)
          return begun.get(address) ?? read(address)
        },
        done: () => void lastRead.set(page, [...asked]),
      }
    },
  }
}
