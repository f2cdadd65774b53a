import { setTimeout as wait } from 'node:timers/promises'
import { type Environment, StartError } from '../environment/environment.ts'
import { openDatabase } from './open-database.ts'

interface Borrowed {
  url: string
  /** Aborted by Ctrl+C, which npm sends a second time. */
  signal: AbortSignal
}

/** What a task may still take to clear up when its database is gone. */
const graceMs = 3_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A signal has ended a command. */
export class Stopped extends StartError {
  constructor() {
    super('Stopped.')
  }
}

/**
 * Opens the site's database for a command, while the site runs or not. A signal takes it away from
 * the task: what that asks of it fails, and no Postgres is left behind.
 * @throws Stopped where the task failed after a signal.
 */
export async function borrowDatabase<Result>(
  environment: Environment,
  task: (borrowed: Borrowed) => Promise<Result>,
): Promise<Result> {
  const stopping = new AbortController()
  const { signal } = stopping
  const opening = openDatabase(environment, { takesOver: false, signal })
  const stop = () => {
    if (signal.aborted) return
    stopping.abort(new Stopped())
    void leave()
  }
  async function leave() {
    await opening.then((database) => database.stop()).catch(() => {}) // the task says what failed
    await wait(graceMs, undefined, { ref: false })
    console.error(`\n${new Stopped().message}\n`)
    process.exit(1)
  }
  for (const name of signals) process.on(name, stop)
  try {
    const database = await opening
    try {
      signal.throwIfAborted()
      return await task({ url: database.url, signal })
    } finally {
      await database.stop()
    }
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    if (!signal.aborted) for (const name of signals) process.off(name, stop)
  }
}
