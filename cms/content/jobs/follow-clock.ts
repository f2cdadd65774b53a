import type { Payload } from 'payload'

const lookMs = 2_000
/** So little is waited for. */
const toleratedMs = 1_500

/**
 * Payload's timers count on with the clock: one that is set back by an hour would let all jobs wait
 * for an hour. Gives the way to end the watch.
 */
export function followClock(payload: Payload): () => Promise<void> {
  const isSetBack = createClockWatch()
  const timer = setInterval(() => {
    if (!isSetBack()) return
    payload.logger.warn('The clock was set back. Jobs follow it.')
    for (const cron of payload.crons.splice(0)) cron.stop()
    payload
      ._initializeCrons()
      .catch((err: unknown) => payload.logger.error({ err }, 'Jobs do not follow the clock'))
  }, lookMs)
  timer.unref()
  return async () => clearInterval(timer)
}

/** Tells at each call whether the clock was set back since the one before. */
export function createClockWatch(
  now: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => boolean {
  let difference = now() - elapsed()
  return () => {
    const known = difference
    difference = now() - elapsed()
    return difference < known - toleratedMs
  }
}
