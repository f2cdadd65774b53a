import { LRUCache } from 'lru-cache'
import { everything, type Tags } from '../../content/content-tags.ts'
import { isOneOfMany } from './cache-key.ts'
import { type PackedAnswer, sizeOf } from './packed-answer.ts'
import type { Read } from './rebuilds.ts'
import { createTagIndex } from './tag-index.ts'

export interface Kept {
  packed: PackedAnswer
  tags: Tags
  read: Read
  /** How often it was asked for. */
  asked: number
  /** A change has touched it: it is given until another takes its place, and not for long. */
  isOld?: true
}

const megabyte = 1024 * 1024
const maxEntryBytes = 16 * megabyte
const room = { max: 5_000, maxSize: 96 * megabyte }
/** Anybody can invent more of them, so that these make room for each other and not for the rest. */
const roomForMany = { max: 1_000, maxSize: 32 * megabyte }

/** Answers by address, and by what they are made of; what is not asked for makes room for others. */
export function createKeptAnswers() {
  const index = createTagIndex()
  const counts = { made: 0, dropped: 0, evicted: 0 }
  const shelf = (limits: typeof room) =>
    new LRUCache<string, Kept>({
      ...limits,
      maxEntrySize: maxEntryBytes,
      sizeCalculation: ({ packed, tags }, key) =>
        sizeOf(packed) + 2 * key.length + 50 * tags.length,
      dispose({ tags }, key, reason) {
        index.remove(key, tags)
        if (reason === 'evict') counts.evicted += 1
      },
    })
  const plain = shelf(room)
  const invented = shelf(roomForMany)
  const shelfOf = (key: string) => (isOneOfMany(key) ? invented : plain)
  const peek = (key: string) => shelfOf(key).peek(key)

  function touchedBy(tags: Tags): [string, Kept][] {
    const all = tags.includes(everything)
    const keys = all ? [...plain.keys(), ...invented.keys()] : [...index.touchedBy(tags)]
    return keys.flatMap((key): [string, Kept][] => {
      const kept = peek(key)
      return kept ? [[key, kept]] : []
    })
  }

  return {
    /** True where an answer is kept that no change has touched. */
    has: (key: string): boolean => isFresh(peek(key)),

    /** True while that very answer is kept, and not a newer one, and no change has touched it. */
    holds: (key: string, kept: Kept): boolean => peek(key) === kept && isFresh(kept),

    ask(key: string): PackedAnswer | undefined {
      // On which shelf it would be is told by a look at each letter; to look on both is quicker.
      const kept = plain.get(key) ?? invented.get(key)
      if (!kept) return undefined
      kept.asked += 1
      return kept.packed
    },

    keep(key: string, kept: Kept): void {
      counts.made += 1
      shelfOf(key).set(key, kept)
      if (peek(key) === kept) index.add(key, kept.tags) // it may have been too large
    },

    /** Takes out the answers that a change of these tags makes old. */
    take(tags: Tags): [string, Kept][] {
      const taken = touchedBy(tags)
      counts.dropped += taken.length
      for (const [key] of taken) shelfOf(key).delete(key)
      return taken
    },

    /** Marks the answers that a change of these tags makes old; each is given until `leave`. */
    retire(tags: Tags): [string, Kept][] {
      const retired = touchedBy(tags)
      counts.dropped += retired.length
      for (const [, kept] of retired) kept.isOld = true
      return retired
    },

    /** Takes out what was retired, where nothing newer has taken its place. */
    leave(retired: readonly [string, Kept][]): void {
      for (const [key, kept] of retired) if (peek(key) === kept) shelfOf(key).delete(key)
    },

    /** Takes out what changes of these tags have made old already; what was made since stays. */
    forgetOld(tags: Tags): void {
      for (const [key, { isOld }] of touchedBy(tags)) if (isOld) shelfOf(key).delete(key)
    },

    /** What is kept, what it weighs, and what became of others. */
    figures: () => ({
      ...counts,
      answers: plain.size + invented.size,
      bytes: plain.calculatedSize + invented.calculatedSize,
      tags: index.size(),
    }),
  }
}

const isFresh = (kept: Kept | undefined): boolean => kept !== undefined && !kept.isOld
