import { JobCancelledError, type Payload, type SanitizedConfig } from 'payload'
import { isOvertaken } from './overtaken-plan.ts'
import { plannedText, ScheduleInput } from './schedule-input.ts'

export const scheduleTask = 'schedulePublish'

/** After one, two, four, eight and sixteen minutes: by then a database is back, or nothing helps. */
const tries = { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } } as const

/**
 * Payload's own task is tried once, and a failure is the end of it. Tried again, it leaves alone what
 * the tutor has changed since its time: she may be in the middle of a sentence. Of several that are
 * due, the last one alone is done.
 */
export function retrySchedules(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === scheduleTask)
  if (!task || typeof task.handler !== 'function') {
    throw new Error(`Payload has no task ${scheduleTask} any more.`)
  }
  const publish = task.handler
  const retry: typeof publish = async (args) => {
    const failedAt = args.job.log?.[0]?.executedAt
    const wanted = ScheduleInput.safeParse(args.input).data
    if (wanted && (await isOvertaken(args.req.payload, args.job, wanted))) return { output: {} }
    const found = failedAt && wanted && (await newestOf(args.req.payload, wanted))
    if (found && found.updatedAt > failedAt) {
      if (found.status === (wanted.type === 'publish' ? 'published' : 'draft'))
        return { output: {} }
      throw new JobCancelledError('It was changed after its time, before it could be done.')
    }
    return publish(args)
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
        ...{ collection: doc.relationTo, id: doc.value, disableErrors: true, ...asServer },
      })
    : text && (await payload.findGlobal({ slug: text.slug, ...asServer }))
  return (
    found && { updatedAt: found.updatedAt ?? '', status: '_status' in found ? found._status : null }
  )
}
