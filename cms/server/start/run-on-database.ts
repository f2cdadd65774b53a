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
}

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

/** Opens the site's database for a task, while the site runs or not. */
export async function withDatabase(
  environment: Environment,
  task: (opened: Opened) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(environment, { takesOver: false })
  try {
    await task({ environment, databaseUrl: database.url })
  } finally {
    await database.stop()
  }
}
