import { provideEnvironment, readEnvironment } from '../cms/environment/environment.ts'
import { readSecret } from '../cms/environment/secret.ts'
import { startEmbeddedPostgres } from '../cms/postgres/embedded-postgres.ts'
import { openPayload } from '../cms/server/start/open-payload.ts'
import { ensureFirstAdmin } from '../cms/sign-in/first-admin.ts'
import { query, seededName } from './databases.ts'

// Fills the data folder in DATA_DIR as the product's first start does, in a process of its own:
// Payload's configuration knows one database a process.

const environment = readEnvironment()
const postgres = await startEmbeddedPostgres(environment.DATA_DIR)
try {
  provideEnvironment({ DATABASE_URL: postgres.url, SECRET: await readSecret(environment) })
  const payload = await openPayload({ runsJobs: false })
  const { seedOnce } = await import('../seed/seed-once.ts')
  await seedOnce(payload)
  await ensureFirstAdmin(payload, environment)
  const server = new URL('postgres', postgres.url).href
  // Payload never lets go of its connections, and a database in use cannot be copied.
  await query(
    server,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $$tutor$$',
  )
  await query(server, `create database ${seededName} template tutor`)
} finally {
  await postgres.stop()
}
process.exit(0)
