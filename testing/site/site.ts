import { inject } from 'vitest'
import { startSite } from './start-site.ts'

/** The site of this worker: one for all contract tests that it runs, and for no other worker's. */
export const site = await startSite(inject('postgresDataDir'))
