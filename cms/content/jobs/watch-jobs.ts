import type { SanitizedConfig } from 'payload'
import { counted } from '../../watch/counted.ts'
import { inSpan } from '../../watch/spans.ts'

/** Counts how each job ends, and traces it. */
export function watchJobs(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const { handler, slug } = task
    if (typeof handler !== 'function') continue
    const watched: typeof handler = async (args) => {
      try {
        const result = await inSpan(`job ${slug}`, {}, async () => handler(args))
        counted.jobs.done += 1
        return result
      } catch (error) {
        counted.jobs.failed += 1
        throw error
      }
    }
    Object.assign(task, { handler: watched })
  }
  return config
}
