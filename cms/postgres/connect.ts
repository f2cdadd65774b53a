import pg from 'pg'
import { type Environment, StartError } from '../environment/environment.ts'
import { type RunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const reachLimitMs = 5_000

/**
 * The database's address: the embedded Postgres, or `DATABASE_URL` once it has answered.
 * @throws StartError that says what to do.
 */
export async function openDatabase(environment: Environment): Promise<RunningPostgres> {
  const { DATABASE_URL, DATA_DIR } = environment
  if (!DATABASE_URL) return startEmbeddedPostgres(DATA_DIR)
  await reach(DATABASE_URL)
  return { url: DATABASE_URL, stop: async () => {}, quit: () => {} }
}

async function reach(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: reachLimitMs })
  client.on('error', () => {}) // the rejected connect says so
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} is not responding (${reasonOf(error)}). Start it or correct DATABASE_URL, for example DATABASE_URL=postgres://user:password@localhost:5432/tutor`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** A refused connection to a name with several addresses has no message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
