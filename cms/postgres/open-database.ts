import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Environment, forgetOtherPostgres, StartError } from '../environment/environment.ts'
import { examples } from '../environment/variables.ts'
import type { Upgrade } from './data-version.ts'
import { type RunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { refusalInWords } from './refusal.ts'
import { refuseSharedSessions } from './shared-sessions.ts'

const reachLimitMs = 5_000
const retryMs = 250

interface Patience {
  /** Whether a failure may be over soon, so that the start waits for it. */
  mayPass(error: unknown): boolean
}

interface Ways {
  patience?: Patience | null
  /** Ends the waiting. */
  signal?: AbortSignal | undefined
  takesOver?: boolean
  upgrade?: Upgrade
  /** Called when Postgres is waited for: its process runs, or a connection is on its way. */
  onAsked?: () => void
}

/**
 * The database's address: the embedded Postgres, or `DATABASE_URL` once it has answered; with
 * `patience`, however long that takes. A command does not take over what is somebody else's, and
 * brings no data to another version of Postgres.
 * @throws StartError that says what to do.
 */
export async function openDatabase(
  environment: Environment,
  { patience = null, signal, takesOver = true, upgrade, onAsked }: Ways = {},
): Promise<RunningPostgres> {
  const { DATABASE_URL, DATA_DIR } = environment
  if (!DATABASE_URL) {
    forgetOtherPostgres()
    return startEmbeddedPostgres(DATA_DIR, { takesOver, upgrade, onAsked, signal })
  }
  setImmediate(() => onAsked?.()) // a connection is asked for in the next turn
  await untilReached(DATABASE_URL, { patience, signal })
  return { url: DATABASE_URL, stop: async () => {}, quit: () => {} }
}

async function untilReached(
  url: string,
  { patience, signal }: Pick<Ways, 'patience' | 'signal'>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await reach(url)
    } catch (error) {
      if (error instanceof StartError) throw error
      const refusal = refusalInWords(error)
      if (refusal) throw refusal
      const problem = problemOf(url, error)
      if (!patience?.mayPass(error)) throw new StartError(problem)
      if (attempt === 1) console.error(`\n${problem}\nThe start waits for it.\n`)
    }
    await wait(retryMs, undefined, { signal })
  }
}

async function reach(url: string): Promise<void> {
  const [client, other] = [clientFor(url), clientFor(url)]
  try {
    for (const one of [client, other]) {
      one.on('error', () => {}) // the rejected connect says so
      await one.connect()
    }
    await refuseSharedSessions(client, other)
  } finally {
    await Promise.allSettled([client.end(), other.end()])
  }
}

/** What pg cannot read of an address, it tells before it connects. */
function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: reachLimitMs })
  } catch (error) {
    throw new StartError(`DATABASE_URL cannot be read: ${unreadable(error)}`)
  }
}

/** A password that is not escaped as UTF-8, or a file beside it, such as `sslrootcert=system`. */
const unreadable = (error: unknown): string =>
  error instanceof URIError
    ? `what is escaped in it with % has to be UTF-8, and % itself is written as %25. Example: DATABASE_URL=${examples.DATABASE_URL}`
    : `${reasonOf(error)}. Correct what follows its ?, such as sslrootcert, which names a file.`

function problemOf(url: string, error: unknown): string {
  const { host, pathname } = new URL(url)
  return `The database ${pathname.slice(1)} at ${host} is not responding (${reasonOf(error)}). Start it or correct DATABASE_URL, for example DATABASE_URL=${examples.DATABASE_URL}`
}

/** A refused connection to a name with several addresses has no message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
