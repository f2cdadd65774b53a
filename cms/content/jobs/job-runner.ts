import type { Payload } from 'payload'
import pg from 'pg'
import { sessionLocks } from '../../environment/session-locks.ts'

/** What is scheduled for nine o’clock shows at nine. */
export const everyMinute = '* * * * *'

let holder: pg.Client | undefined
let taking: Promise<boolean> | undefined

/**
 * Of several replicas, only the one whose connection holds a lock runs the jobs. When its process
 * ends, another takes over, and jobs left half done are run again: at once, since who runs the jobs is
 * asked every ten seconds, for the mail's sake. Both queues ask, and share the answer.
 */
export async function mayRunJobs(payload: Payload): Promise<boolean> {
  if (holder) return true
  taking ??= takeOver(payload).finally(() => {
    taking = undefined
  })
  return taking
}

async function takeOver(payload: Payload): Promise<boolean> {
  const client = new pg.Client({ connectionString: payload.db.poolOptions.connectionString })
  client.on('error', () => {
    holder = undefined
  })
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [
      sessionLocks.jobs,
    ])
    if (rows[0]?.mine !== true) {
      await client.end()
      return false
    }
    holder = client
    await releaseLeftJobs(payload)
    runDueJobs(payload)
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

/** What is due would wait for the next minute. Where its timer is busy, it is about to look itself. */
function runDueJobs(payload: Payload): void {
  const timer = payload.crons.find((cron) => cron.getPattern() === everyMinute)
  if (timer && !timer.isBusy()) void timer.trigger()
}

const releaseLeftJobs = (payload: Payload) =>
  payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    overrideAccess: true, // the server's own bookkeeping
  })
