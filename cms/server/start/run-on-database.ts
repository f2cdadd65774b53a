import { isSwapCutOff } from '../../backup/cut-off-swap.ts'
import { finishRestore } from '../../backup/finish-restore.ts'
import { type Environment, readEnvironment } from '../../environment/environment.ts'
import { keepOthersOut } from '../../environment/keep-others-out.ts'
import { loadEnvironmentFile } from '../../environment/settings-file.ts'
import { outliveReaders } from '../../log/outlive-errors.ts'
import { borrowDatabase } from '../../postgres/borrow-database.ts'
import { withStartupLock } from '../../postgres/startup-lock.ts'
import { wordsOfEnd } from './words-of-end.ts'

interface Opened {
  environment: Environment
  databaseUrl: string
  /** Aborted by Ctrl+C, which npm sends a second time. */
  signal: AbortSignal
}

/** Runs a command to its end: what a person has to change is said in words. */
export function runCommand(task: (environment: Environment) => Promise<void>): void {
  outliveReaders()
  keepOthersOut()
  run(task).then(() => process.exit(), endWith)
}

/** Says why a command could not do what it was asked for, and ends it. */
export function endWith(error: unknown): never {
  console.error(wordsOfEnd(error))
  process.exit(1)
}

async function run(task: (environment: Environment) => Promise<void>): Promise<void> {
  loadEnvironmentFile()
  await task(readEnvironment())
}

/** Opens the site's database for a task, once a restore that was cut off is ended. */
export const withDatabase = (
  environment: Environment,
  task: (opened: Opened) => Promise<void>,
): Promise<void> =>
  borrowDatabase(environment, async ({ url, signal }) => {
    const { DATA_DIR } = environment
    if (isSwapCutOff(DATA_DIR)) {
      await withStartupLock(url, () => finishRestore(url, DATA_DIR))
    }
    await task({ environment, databaseUrl: url, signal })
  })
