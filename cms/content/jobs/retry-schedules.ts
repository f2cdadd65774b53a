import type { SanitizedConfig } from 'payload'

export const scheduleTask = 'schedulePublish'

/** After one, two, four, eight and sixteen minutes: by then a database is back, or nothing helps. */
const tries = { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } } as const

/** Payload's own task is tried once, and a failure is the end of it. */
export function retrySchedules(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === scheduleTask)
  if (!task) throw new Error(`Payload has no task ${scheduleTask} any more.`)
  task.retries = tries
  return config
}
