import { setImmediate as othersFirst } from 'node:timers/promises'

/** So long may one piece of a longer piece of work hold up everybody else. */
const atOnceMs = 8

export interface Pace {
  /**
   * Whether it is the turn of others; asked between the pieces of a long work.
   * @throws TookTooLong
   */
  isDue(): boolean
  rest(): Promise<void>
}

/** The work was given up because it took too long. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/**
 * Divides a work that runs on the event loop. Cheaper than a thread, which would have to be started,
 * be sent the text and have a file of its own in the build; and it needs no more memory.
 * @param mostMs So long it may run in all, the time of others not counted.
 */
export function paced(
  mostMs = Number.POSITIVE_INFINITY,
  now: () => number = () => performance.now(),
): Pace {
  let begun = now()
  let workedMs = 0

  return {
    isDue() {
      const runMs = now() - begun
      if (workedMs + runMs > mostMs) throw new TookTooLong(`It took more than ${mostMs} ms.`)
      return runMs >= atOnceMs
    },
    async rest() {
      workedMs += now() - begun
      await othersFirst()
      begun = now()
    },
  }
}
