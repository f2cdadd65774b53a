import type { SanitizedConfig } from 'payload'
import { counted } from '../../watch/counted.ts'
import { inSpan } from '../../watch/spans.ts'

/** The ids of the jobs that this process runs. */
const underWay = new Set<number | string>()
export const jobsUnderWay: ReadonlySet<number | string> = underWay

/** Notes which jobs run, counts how each ends, and traces it. */
export function watchJobs(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const { handler, slug } = task
    if (typeof handler !== 'function') continue
    const watched: typeof handler = async (args) => {
      underWay.add(args.job.id)
      try {
        const result = await inSpan(`job ${slug}`, {}, async () => handler(args))
        counted.jobs.done += 1
        return result
      } catch (error) {
        counted.jobs.failed += 1
        throw error
      } finally {
        underWay.delete(args.job.id)
      }
    }
    Object.assign(task, { handler: watched })
  }
  return config
}
