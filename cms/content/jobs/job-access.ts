import {
  type CollectionBeforeDeleteHook,
  Forbidden,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { nobody } from '../access/nobody.ts'
import { isAssistant, isOwner } from '../access/roles.ts'

const byOwner = ({ req }: { req: PayloadRequest }) => isOwner(req.user)

/** Payload lets everybody who is signed in run jobs. */
export const jobAccess = { run: byOwner, queue: byOwner, cancel: byOwner }

/**
 * The studio takes a scheduled publishing back without asking who may. What is scheduled is asked
 * when it runs, with the rights of who scheduled it.
 */
const keepSchedules: CollectionBeforeDeleteHook = ({ req }) => {
  if (isAssistant(req.user)) throw new Forbidden(req.t)
}

/**
 * What Payload adds to a configuration for its jobs is open to everybody who is signed in, and can
 * be closed only once it has been added.
 */
export function closeJobs(config: SanitizedConfig): SanitizedConfig {
  const jobs = config.collections.find(({ slug }) => slug === 'payload-jobs')
  jobs?.hooks.beforeDelete.push(keepSchedules)
  const stats = config.globals.find(({ slug }) => slug === 'payload-jobs-stats')
  if (stats) stats.access = { ...stats.access, read: nobody, update: nobody }
  return config
}
