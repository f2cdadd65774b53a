import { finishRestore } from '../../backup/finish-restore.ts'
import {
  type Environment,
  loadEnvironmentFile,
  readEnvironment,
  StartError,
} from '../../environment/environment.ts'
import { openDatabase } from '../../postgres/connect.ts'

interface Opened {
  environment: Environment
  databaseUrl: string
  /** Aborted by Ctrl+C, which npm sends a second time. */
  signal: AbortSignal
}

/** What a task that was stopped may still take to clear up. */
const graceMs = 3_000

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
  const stopping = new AbortController()
  const { signal } = stopping
  const opening = openDatabase(environment, { takesOver: false })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      stopping.abort(new StartError('Stopped.'))
      opening.then((database) => database.stop()).catch(() => {}) // the task says what failed
      setTimeout(() => process.exit(1), graceMs).unref()
    })
  }
  const database = await opening
  try {
    await finishRestore(database.url, environment.DATA_DIR)
    await task({ environment, databaseUrl: database.url, signal })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    await database.stop()
  }
}
