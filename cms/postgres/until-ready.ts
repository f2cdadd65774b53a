import { setTimeout as wait } from 'node:timers/promises'

/** What Postgres says while it starts or brings back what a crash has left. */
const startingUp = '57P03'

interface Starting {
  /** @throws what the server answers, or that it does not. */
  tryOnce(): Promise<void>
  hasEnded(): boolean
  isWanted(): boolean
}

/**
 * Asks until the server is ready. One that says that it is starting is waited for however long that
 * takes: after a crash it may read for minutes. One that says something else, or nothing, has a minute.
 * @throws what it said last.
 */
export async function untilReady(
  { tryOnce, hasEnded, isWanted }: Starting,
  { limitMs = 60_000, betweenMs = 50 } = {},
): Promise<void> {
  for (let silentSince = performance.now(); ; ) {
    try {
      return await tryOnce()
    } catch (error) {
      const now = performance.now()
      if (Reflect.get(Object(error), 'code') === startingUp) silentSince = now
      if (hasEnded() || !isWanted() || now - silentSince > limitMs) throw error
    }
    await wait(betweenMs)
  }
}
