import type { Payload } from 'payload'
import {
  loadEnvironmentFile,
  provideEnvironment,
  readEnvironment,
  StartError,
} from '../../environment/environment.ts'
import { readSecret } from '../../environment/secret.ts'
import { openDatabase } from '../../postgres/connect.ts'
import { withStartupLock } from '../../postgres/startup-lock.ts'
import { openPayload } from './open-payload.ts'

/** Runs a command's task on the site's content, while the site runs or not, and ends the process. */
export function runWithPayload(task: (payload: Payload) => Promise<void>): void {
  run(task).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof StartError ? `\n${error.message}\n` : error)
      process.exit(1)
    },
  )
}

async function run(task: (payload: Payload) => Promise<void>): Promise<void> {
  loadEnvironmentFile()
  const environment = readEnvironment()
  const database = await openDatabase(environment)
  try {
    provideEnvironment({ DATABASE_URL: database.url, SECRET: await readSecret(environment) })
    await withStartupLock(database.url, async () => task(await openPayload({ runsJobs: false })))
  } finally {
    await database.stop()
  }
}
