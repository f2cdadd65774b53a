import pg from 'pg'

/**
 * Runs a task on a connection of its own, which ends with it.
 * @throws where the database cannot be reached, and what the task throws.
 */
export async function withClient<Result>(
  config: pg.ClientConfig,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config)
  client.on('error', () => {}) // what the task asks for fails by it, too
  try {
    await client.connect()
    return await task(client)
  } finally {
    await client.end().catch(() => {})
  }
}
