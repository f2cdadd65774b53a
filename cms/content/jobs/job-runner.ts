import type { Payload, Where } from 'payload'
import { sessionLocks } from '../../environment/session-locks.ts'
import { openSession } from '../../postgres/open-session.ts'
import { heldLock } from './held-lock.ts'
import { jobsUnderWay } from './watch-jobs.ts'

/** What is scheduled for nine o’clock shows at nine. */
export const everyMinute = '* * * * *'

const answerLimitMs = 5_000
const minuteMs = 60_000
/** Longer than any job takes, those that another process runs by hand included. */
const stuckMs = 15 * minuteMs

let lock: ReturnType<typeof heldLock> | undefined
let asking: Promise<boolean> | undefined
let lookedAt = Number.NEGATIVE_INFINITY

/**
 * Of several replicas, only the one whose connection holds a lock runs the jobs. When its process
 * ends, another takes over, and jobs left half done are run again: at once, since who runs the jobs is
 * asked every ten seconds, for the mail's sake. Both queues ask, and share the answer.
 */
export async function mayRunJobs(payload: Payload): Promise<boolean> {
  asking ??= ask(payload).finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(payload: Payload): Promise<boolean> {
  const databaseUrl = payload.db.poolOptions.connectionString ?? ''
  lock ??= heldLock(sessionLocks.jobs, () => openSession(databaseUrl, { answerLimitMs }))
  try {
    const held = await lock.holds()
    if (held === 'taken') {
      await release(payload, {})
      runDueJobs(payload)
    } else if (held === 'still') await lookForStuckJobs(payload)
    return held !== 'no'
  } catch (error) {
    payload.logger.warn({ err: error }, 'Background jobs are waiting for the database')
    void lock.leave() // over a line that was cut its end may never come
    return false
  }
}

/** Now and then; where it fails, the next look comes, and the lock is no worse for it. */
async function lookForStuckJobs(payload: Payload): Promise<void> {
  if (performance.now() - lookedAt < minuteMs) return
  lookedAt = performance.now()
  await releaseStuckJobs(payload).catch((error: unknown) => {
    payload.logger.warn({ err: error }, 'Background jobs are waiting for the database')
  })
}

/** Lets another replica take the jobs over. */
export async function stopRunningJobs(): Promise<void> {
  await lock?.leave()
}

/** What is due would wait for the next minute. Where its timer is busy, it is about to look itself. */
function runDueJobs(payload: Payload): void {
  const timer = payload.crons.find((cron) => cron.getPattern() === everyMinute)
  if (timer && !timer.isBusy()) void timer.trigger()
}

/**
 * Payload notes that a job runs before it does and that it does no more afterwards. Where the second
 * note fails, as on a full disk, the job would never run again, nor what is scheduled after it.
 */
export const releaseStuckJobs = (payload: Payload) =>
  release(payload, { updatedAt: { less_than: new Date(Date.now() - stuckMs).toISOString() } })

/** Those that run here go on: the lock may have been lost and taken again meanwhile. */
const release = (payload: Payload, where: Where) =>
  payload.update({
    collection: 'payload-jobs',
    where: {
      processing: { equals: true },
      ...(jobsUnderWay.size > 0 && { id: { not_in: [...jobsUnderWay] } }),
      ...where,
    },
    data: { processing: false },
    overrideAccess: true, // the server's own bookkeeping
  })
