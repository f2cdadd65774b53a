import type { Payload } from 'payload'
import pg from 'pg'

/** Any number will do, as long as every replica uses the same. */
const lockNumber = 7_301_985

let holder: pg.Client | undefined

/**
 * Of several replicas, only the one whose connection holds a lock runs the jobs. When its process
 * ends, another takes over, and jobs left half done are run again.
 */
export async function mayRunJobs(payload: Payload): Promise<boolean> {
  if (holder) return true
  const client = new pg.Client({ connectionString: payload.db.poolOptions.connectionString })
  client.on('error', () => {
    holder = undefined
  })
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lockNumber])
    if (rows[0]?.mine !== true) {
      await client.end()
      return false
    }
    holder = client
    await releaseLeftJobs(payload)
    return true
  } catch (error) {
    payload.logger.warn({ err: error }, 'Background jobs are waiting for the database')
    await client.end().catch(() => {})
    holder = undefined
    return false
  }
}

/** Lets another replica take the jobs over. */
export async function stopRunningJobs(): Promise<void> {
  const client = holder
  holder = undefined
  await client?.end().catch(() => {})
}

const releaseLeftJobs = (payload: Payload) =>
  payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    overrideAccess: true, // the server's own bookkeeping
  })
