import type { Change } from '../changes.ts'
import { everything } from '../content-tags.ts'

declare global {
  /** One for the process: the studio's bundle has a copy of this module. */
  var tutorChanges: { recent: Change[]; announced: number } | undefined
}

globalThis.tutorChanges ??= { recent: [], announced: 0 }
const changes = globalThis.tutorChanges

/** A request that lasts longer than so many announcements is taken to have changed everything. */
const remembered = 1_000

/** How many changes this process has announced, to ask `changesSince` later. */
export const changesSoFar = (): number => changes.announced

/**
 * What this process has announced since then, by whomever; some of it may have been taken back
 * instead of committed, or not be committed yet. None where nothing was announced.
 */
export function changesSince(count: number): readonly Change[] {
  const { announced, recent } = changes
  const missed = announced - count
  if (missed === 0) return []
  return missed > recent.length ? [{ tags: [everything] }] : recent.slice(-missed)
}

/** Notes a change of this process. */
export function noteChange(change: Change): void {
  changes.announced += 1
  changes.recent.push(change)
  if (changes.recent.length > remembered) changes.recent.shift()
}
