import { setTimeout as wait } from 'node:timers/promises'
import { isSwapCutOff } from '../../backup/cut-off-swap.ts'
import { finishRestore } from '../../backup/finish-restore.ts'
import {
  type Environment,
  loadEnvironmentFile,
  readEnvironment,
  StartError,
} from '../../environment/environment.ts'
import { openDatabase } from '../../postgres/connect.ts'
import { withStartupLock } from '../../postgres/startup-lock.ts'

interface Opened {
  environment: Environment
  databaseUrl: string
  /** Aborted by Ctrl+C, which npm sends a second time. */
  signal: AbortSignal
}

/** What a task may still take to clear up when its database is gone. */
const graceMs = 3_000
const stopped = 'Stopped.'

/** Runs a command to its end: what a person has to change is said in words. */
export function runCommand(task: (environment: Environment) => Promise<void>): void {
  run(task).then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error instanceof StartError ? `\n${error.message}\n` : error)
      process.exit(1)
    },
  )
}

async function run(task: (environment: Environment) => Promise<void>): Promise<void> {
  loadEnvironmentFile()
  await task(readEnvironment())
}

/**
 * Opens the site's database for a task, while the site runs or not. A signal takes it away from the
 * task: what that asks of it fails, and no Postgres is left behind.
 */
export async function withDatabase(
  environment: Environment,
  task: (opened: Opened) => Promise<void>,
): Promise<void> {
  const { DATA_DIR } = environment
  const stopping = new AbortController()
  const { signal } = stopping
  const opening = openDatabase(environment, { takesOver: false })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (signal.aborted) return
      stopping.abort(new StartError(stopped))
      void leave()
    })
  }
  async function leave() {
    await opening.then((database) => database.stop()).catch(() => {}) // the task says what failed
    await wait(graceMs, undefined, { ref: false })
    console.error(`\n${stopped}\n`)
    process.exit(1)
  }
  const database = await opening
  try {
    signal.throwIfAborted()
    if (isSwapCutOff(DATA_DIR)) {
      await withStartupLock(database.url, () => finishRestore(database.url, DATA_DIR))
    }
    await task({ environment, databaseUrl: database.url, signal })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    await database.stop()
  }
}
