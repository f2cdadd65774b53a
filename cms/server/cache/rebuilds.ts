import { setTimeout as wait } from 'node:timers/promises'
import type { PublicAnswer } from './public-answer.ts'

/** Lets what is waiting have its turn. */
export type OthersFirst = () => Promise<unknown>

/** Makes an answer; given `othersFirst`, in slices, because no visitor waits for it. */
export type Read = (othersFirst?: OthersFirst) => Promise<PublicAnswer>

/** An answer that was dropped although visitors ask for it. */
interface Wanted {
  read: Read
  /** How often it was asked for, about; less with each drop at which nobody had asked again. */
  demand: number
}

interface Parts {
  /** Makes the answer for an address and keeps it; the visitors who ask meanwhile share it. */
  remake(key: string, read: Read): Promise<unknown>
  /** False for what is kept again already, and for everything while nothing may be kept. */
  isMissing(key: string): boolean
  /** Instead of waiting so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>
}

const leastDemand = 2
const mostDemand = 64
const mostWanted = 200
/** One write is told of up to three times within a moment. */
const firstPauseMs = 10

/**
 * Makes the answers in demand again after a drop: one at a time, the most wanted first, after each a
 * pause at least as long as that took. A newer drop begins anew.
 */
export function createRebuilds({ remake, isMissing, pause = patiently }: Parts) {
  const wanted = new Map<string, Wanted>()
  let turn = 0
  /** Of the newest turn. */
  let running: Promise<void> | undefined

  async function run(own: number): Promise<void> {
    let ms = firstPauseMs
    for (let next = byDemand(wanted)[0]; next; next = byDemand(wanted)[0]) {
      await pause(ms)
      if (own !== turn) return running
      const [key, { read }] = next
      const begun = performance.now()
      if (isMissing(key)) await remake(key, read).catch(() => {}) // who asks is told why
      if (own !== turn) return running
      wanted.delete(key)
      ms = performance.now() - begun
    }
  }

  return {
    /** Remembers what was dropped, if it was in demand. */
    want(key: string, { read, demand }: Wanted): void {
      if (demand < leastDemand) return
      wanted.set(key, { read, demand: Math.min(demand, mostDemand) })
      const [leastWanted] = byDemand(wanted)[mostWanted] ?? []
      if (leastWanted) wanted.delete(leastWanted)
    },

    /** What a new answer has of the demand for the one before it. */
    inherited: (key: string): number => Math.floor((wanted.get(key)?.demand ?? 0) / 2),

    /** To be called after a drop; settles when all that is wanted is made again. */
    begin(): Promise<void> {
      turn += 1
      running = run(turn)
      return running
    },
  }
}

const byDemand = (wanted: Map<string, Wanted>) =>
  [...wanted].sort(([, one], [, other]) => other.demand - one.demand)

const patiently = (ms: number) => wait(ms, undefined, { ref: false })
