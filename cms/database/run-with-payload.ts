import type { Payload } from 'payload'
import { loadEnvironmentFile, provideEnvironment, readEnvironment, StartError } from '../env.ts'
import { keptSecret } from '../login/kept-secret.ts'
import { openDatabase } from './connect.ts'
import { openPayload } from './open-payload.ts'
import { withStartupLock } from './startup-lock.ts'

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
    provideEnvironment({ DATABASE_URL: database.url, SECRET: await keptSecret(environment) })
    await withStartupLock(database.url, async () => task(await openPayload({ runsJobs: false })))
  } finally {
    await database.stop()
  }
}
