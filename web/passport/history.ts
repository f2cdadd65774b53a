import { deviceOfId } from './event-id.ts'
import type { PassportEvent } from './passport-event.ts'
import { emptyTally, type Tally, tallied, together } from './tally.ts'

/** The older events of one device, of which only the sums are kept. */
export interface Fold {
  /** The id of its newest event. */
  upTo: string
  tally: Tally
}

/** All that was done: events, and for each device what became of the older ones. */
export interface History {
  /** In the order of their ids, each once; of a device none that its fold holds. */
  events: readonly PassportEvent[]
  folds: Readonly<Record<string, Fold>>
}

export const emptyHistory: History = { events: [], folds: {} }

/**
 * Joins what two copies know. Events are a union. What a device did is written one after the other,
 * so of two folds of one device the longer one holds the shorter one, and all events up to its end
 * (decision 78).
 */
export function merged(one: History, other: History): History {
  const folds = { ...one.folds }
  for (const [device, fold] of Object.entries(other.folds)) {
    const known = folds[device]
    if (!known || known.upTo < fold.upTo) folds[device] = fold
  }
  const all = new Map([...one.events, ...other.events].map((event) => [event.id, event]))
  const isFolded = ({ id }: PassportEvent) => id <= (folds[deviceOfId(id)]?.upTo ?? '')
  return { events: [...all.values()].filter((event) => !isFolded(event)).sort(byId), folds }
}

/** Keeps only the sums of what was done before a moment; what can be read from it stays the same. */
export function folded(history: History, before: number): History {
  const folds = { ...history.folds }
  const rest: PassportEvent[] = []
  for (const [device, events] of byDevice(history.events)) {
    // Up to the first recent one, even where the clock was wrong in between.
    const end = events.findIndex(({ at }) => at >= before)
    const old = end < 0 ? events : events.slice(0, end)
    const newest = old.at(-1)
    rest.push(...events.slice(old.length))
    if (!newest) continue
    const tally = tallied(folds[device]?.tally ?? emptyTally, old)
    folds[device] = { upTo: newest.id, tally }
  }
  return rest.length === history.events.length ? history : { events: rest.sort(byId), folds }
}

/** What was done on all devices. */
export function tallyOf({ events, folds }: History): Tally {
  const recent = byDevice(events)
  const devices = [...new Set([...Object.keys(folds), ...recent.keys()])].sort()
  return together(
    devices.map((device) => tallied(folds[device]?.tally ?? emptyTally, recent.get(device) ?? [])),
  )
}

function byDevice(events: readonly PassportEvent[]): Map<string, PassportEvent[]> {
  const devices = new Map<string, PassportEvent[]>()
  for (const event of events) {
    const device = deviceOfId(event.id)
    const known = devices.get(device)
    if (known) known.push(event)
    else devices.set(device, [event])
  }
  return devices
}

const byId = (one: PassportEvent, other: PassportEvent) => (one.id < other.id ? -1 : 1)
