import { everything, type Tags } from '../../content/content-tags.ts'

/** What was dropped while one answer is made. */
export interface Watch {
  /** True once something was dropped of which the answer is made: then it may be old already. */
  isTouched(tags: Tags): boolean
  end(): void
}

/** An answer that takes so long counts as touched. */
const most = 10_000

/** Lets each answer that is being made know what is dropped meanwhile. */
export function createDropWatch() {
  const watched = new Set<Set<string>>()
  return {
    dropped(tags: Tags): void {
      for (const seen of watched) {
        if (seen.size + tags.length > most) seen.add(everything)
        else for (const tag of tags) seen.add(tag)
      }
    },

    begin(): Watch {
      const seen = new Set<string>()
      watched.add(seen)
      return {
        isTouched: (tags) =>
          seen.size > 0 &&
          (seen.has(everything) || tags.includes(everything) || tags.some((tag) => seen.has(tag))),
        end: () => void watched.delete(seen),
      }
    },
  }
}
