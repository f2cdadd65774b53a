import { JobCancelledError, type Payload, type SanitizedConfig } from 'payload'
import { isOvertaken, keepDueTime } from './overtaken-plan.ts'
import { plannedText, ScheduleInput } from './schedule-input.ts'
import { isOffAlready, whyInVain } from './why-in-vain.ts'

export const scheduleTask = 'schedulePublish'

/** After one, two, four, eight and sixteen minutes: by then a database is back, or nothing helps. */
const tries = { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } } as const

/**
 * Payload's own task is tried once, and a failure is the end of it. Tried again, it leaves alone what
 * the tutor has changed since its time: she may be in the middle of a sentence. Of several that are
 * due, the last one alone is done. What is in the trash, or was planned by an account that is gone,
 * ends at once, for the desk to tell.
 */
export function retrySchedules(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === scheduleTask)
  if (!task || typeof task.handler !== 'function') {
    throw new Error(`Payload has no task ${scheduleTask} any more.`)
  }
  const publish = task.handler
  const tryOnce: typeof publish = async (args) => {
    const failedAt = args.job.log?.[0]?.executedAt
    const wanted = ScheduleInput.safeParse(args.input).data
    if (wanted && (await isOvertaken(args.req.payload, args.job, wanted))) return { output: {} }
    if (wanted && (await isOffAlready(args.req.payload, wanted))) return { output: {} }
    const found = failedAt && wanted && (await newestOf(args.req.payload, wanted))
    if (found && found.updatedAt > failedAt) {
      if (found.status === (wanted.type === 'publish' ? 'published' : 'draft'))
        return { output: {} }
      throw new JobCancelledError('It was changed after its time, before it could be done.')
    }
    return publish(args)
  }
  const retry: typeof publish = async (args) => {
    const { payload } = args.req
    try {
      return await tryOnce(args)
    } catch (error) {
      if (error instanceof JobCancelledError) throw error
      const planned = ScheduleInput.safeParse(args.input).data
      const reason = planned && (await whyInVain(payload, planned).catch(() => undefined))
      if (reason) {
        // Payload writes down nothing of what is cancelled.
        payload.logger.warn({ err: error }, `A plan cannot be done: ${reason}`)
        throw new JobCancelledError(`It cannot be done: ${reason}.`)
      }
      await keepDueTime(payload, args.job).catch((err: unknown) =>
        payload.logger.warn({ err }, 'The time of a plan that failed is not kept'),
      )
      throw error
    }
  }
  Object.assign(task, { retries: tries, handler: retry })
  return config
}

/** The newest version, published or not. */
async function newestOf(payload: Payload, planned: ScheduleInput) {
  const asServer = { draft: true, depth: 0, overrideAccess: true } as const
  const { doc } = planned
  const text = plannedText(payload, planned)
  const found = doc
    ? await payload.findByID({
        collection: doc.relationTo,
        id: doc.value,
        disableErrors: true,
        ...asServer,
      })
    : text && (await payload.findGlobal({ slug: text.slug, ...asServer }))
  return (
    found && { updatedAt: found.updatedAt ?? '', status: '_status' in found ? found._status : null }
  )
}
