import { everything, type Tags } from '../../content/content-tags.ts'
import type { Kept } from './kept-answers.ts'
import type { PackedAnswer, Variant } from './packed-answer.ts'

/** Longer than a restart of Postgres, or its move to another machine; then the truth is better. */
const mostStaleMs = 10 * 60_000

/**
 * What was kept when Postgres went away, for as long as nothing newer can be read (decision 115). A
 * change that is known of forgets what it touches here as well. `now` is no clock that is ever put right.
 */
export function createStaleAnswers(now: () => number = () => performance.now()) {
  const entries = new Map<string, Kept>()
  let since = 0

  return {
    put(answers: readonly [string, Kept][]): void {
      if (answers.length > 0) since = now()
      for (const [key, kept] of answers) entries.set(key, kept)
    },

    /** The answer of then, marked as such; undefined where there is none or it is too old. */
    give(key: string): PackedAnswer | undefined {
      const kept = entries.get(key)
      const ageMs = now() - since
      if (!kept || ageMs > mostStaleMs) return undefined
      return marked(kept.packed, Math.ceil(ageMs / 1_000))
    },

    /** Takes out what a change of these tags makes old. */
    take(tags: Tags): [string, Kept][] {
      const isTouched = (kept: Kept) =>
        tags.includes(everything) ||
        kept.tags.includes(everything) ||
        kept.tags.some((tag) => tags.includes(tag))
      const taken = [...entries].filter(([, kept]) => isTouched(kept))
      for (const [key] of taken) entries.delete(key)
      return taken
    },
  }
}

/** RFC 9211: kept here, and older than it should be by so many seconds. No proxy may keep it. */
function marked(answer: PackedAnswer, seconds: number): PackedAnswer {
  const mark = ['cache-status', `tutor; hit; ttl=-${seconds}; detail=database-away`]
  const remade = (headers: readonly string[]) => [
    ...headers.map((value, index) => (headers[index - 1] === 'cache-control' ? 'no-cache' : value)),
    ...mark,
  ]
  const variant = (given: Variant): Variant => ({
    ...given,
    headers: remade(given.headers),
    unchangedHeaders: remade(given.unchangedHeaders),
  })
  return {
    ...answer,
    identity: variant(answer.identity),
    br: answer.br && variant(answer.br),
    gzip: answer.gzip && variant(answer.gzip),
  }
}
