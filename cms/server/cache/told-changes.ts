import { LRUCache } from 'lru-cache'
import { type Change, packChange } from '../../content/changes.ts'
import { everything, type Tags } from '../../content/content-tags.ts'
import type { AnswerCache } from './answer-cache.ts'

/** A write is answered a moment after its commit: of the last thousand none is waited for any more. */
const remembered = 1_000

export type ToldChanges = ReturnType<typeof createToldChanges>

/**
 * Has kept answers follow the changes that this process is told of. It is told of its own twice: by
 * Postgres, with the commit, and by the answer to whoever wrote. What Postgres has told is committed,
 * and what was made since shows it: the answer that tells it again only waits for that (decision 116).
 */
export function createToldChanges(cache: Pick<AnswerCache, 'change' | 'drop' | 'forgetOld'>) {
  /** What Postgres has told, each with what settles when nothing older is given. */
  const heard = new LRUCache<string, Promise<void>>({ max: remembered })
  const whenHeardShown = (change: Change) => heard.get(packChange(change))

  return {
    /** What Postgres tells; settles when nothing older is given. */
    async hear(change: Change): Promise<void> {
      const { tags, transaction } = change
      const shown = tags.includes(everything) ? dropAll() : cache.change(tags)
      // Without a transaction, more of the same change may have been written after it was told.
      if (transaction !== undefined) heard.set(packChange(change), shown)
      await shown
    },

    /** What an answer tells, before it goes out; settles when nothing older is given. */
    async show(changes: readonly Change[]): Promise<void> {
      const unheard = tagsOf(changes.filter((change) => !whenHeardShown(change)))
      await Promise.all([
        ...changes.map(whenHeardShown),
        ...(unheard.length > 0 ? [cache.change(unheard)] : []),
      ])
    },

    /** What an answer tells that cannot be kept waiting: nothing older is given from now on. */
    drop(changes: readonly Change[]): void {
      const unheard = changes.filter((change) => !whenHeardShown(change))
      if (unheard.length > 0) cache.drop(tagsOf(unheard))
      if (unheard.length < changes.length) cache.forgetOld(tagsOf(changes))
    },
  }

  async function dropAll(): Promise<void> {
    cache.drop([everything])
  }
}

const tagsOf = (changes: readonly Change[]): Tags => [
  ...new Set(changes.flatMap(({ tags }) => tags)),
]
