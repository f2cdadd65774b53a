import pg from 'pg'

const connectLimitMs = 5_000

interface SessionOptions {
  /** What Postgres calls it. */
  name?: string
  /** After so long without an answer a question fails. Without it, one may wait for a lock. */
  answerLimitMs?: number
}

/**
 * A connection that holds a lock for as long as its process lives. Where the machine or the network
 * dies and no word of it comes, Postgres would keep the lock for as long as the system's own
 * keepalive takes, which is hours: here it asks after 15 seconds, and gives up 15 later.
 * @throws where the database cannot be reached.
 */
export async function openSession(
  databaseUrl: string,
  { name, answerLimitMs }: SessionOptions = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: connectLimitMs,
    ...(answerLimitMs !== undefined && { query_timeout: answerLimitMs }),
    ...(name !== undefined && { application_name: name }),
  })
  client.on('error', () => {}) // the next query says so
  try {
    await client.connect()
    await client.query(
      'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    )
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
