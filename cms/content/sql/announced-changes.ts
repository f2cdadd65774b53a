import { everything, type Tags } from '../content-tags.ts'

declare global {
  /** One for the process: the studio's bundle has a copy of this module. */
  var tutorChanges: { recent: Tags[]; announced: number } | undefined
}

globalThis.tutorChanges ??= { recent: [], announced: 0 }
const changes = globalThis.tutorChanges

/** A request that lasts longer than so many announcements is taken to have changed everything. */
const remembered = 1_000

/** How many changes this process has announced, to ask `changesSince` later. */
export const changesSoFar = (): number => changes.announced

/**
 * The tags of what this process has announced since then, by whomever; some of it may have been
 * taken back instead of committed. None where nothing was announced.
 */
export function changesSince(count: number): Tags {
  const { announced, recent } = changes
  const missed = announced - count
  if (missed === 0) return []
  return missed > recent.length ? [everything] : [...new Set(recent.slice(-missed).flat())]
}

/** Notes a change of this process. */
export function noteChange(tags: Tags): void {
  changes.announced += 1
  changes.recent.push(tags)
  if (changes.recent.length > remembered) changes.recent.shift()
}
