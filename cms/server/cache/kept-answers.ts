import { LRUCache } from 'lru-cache'
import { everything, type Tags } from '../../content/content-tags.ts'
import { type PackedAnswer, sizeOf } from './packed-answer.ts'
import type { Read } from './rebuilds.ts'
import { createTagIndex } from './tag-index.ts'

export interface Kept {
  packed: PackedAnswer
  tags: Tags
  read: Read
  /** How often it was asked for. */
  asked: number
}

const maxBytes = 128 * 1024 * 1024
const maxEntryBytes = 16 * 1024 * 1024
const maxEntries = 5_000

/** Answers by address, and by what they are made of; what is not asked for makes room for others. */
export function createKeptAnswers() {
  const index = createTagIndex()
  const entries = new LRUCache<string, Kept>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ packed, tags }, key) => sizeOf(packed) + 2 * key.length + 50 * tags.length,
    dispose: ({ tags }, key) => index.remove(key, tags),
  })
  return {
    has: (key: string): boolean => entries.has(key),

    /** True while that very answer is kept, and not a newer one. */
    holds: (key: string, kept: Kept): boolean => entries.peek(key) === kept,

    ask(key: string): PackedAnswer | undefined {
      const kept = entries.get(key)
      if (!kept) return undefined
      kept.asked += 1
      return kept.packed
    },

    keep(key: string, kept: Kept): void {
      entries.set(key, kept)
      if (entries.peek(key) === kept) index.add(key, kept.tags) // it may have been too large
    },

    /** Takes out the answers that a change of these tags makes old. */
    take(tags: Tags): [string, Kept][] {
      const keys = tags.includes(everything) ? [...entries.keys()] : [...index.touchedBy(tags)]
      return keys.flatMap((key): [string, Kept][] => {
        const kept = entries.peek(key)
        entries.delete(key)
        return kept ? [[key, kept]] : []
      })
    },

    /** How many tags are remembered. */
    tagCount: (): number => index.size(),
  }
}
