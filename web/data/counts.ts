import type { Counts } from '../../cms/contract/counts.ts'
import { apiPaths } from '../../cms/contract/paths.ts'

/** Also while a page is left. Nobody waits for it, and what does not arrive is not counted. */
export function sendCounts(counts: Counts): void {
  const body = new Blob([JSON.stringify(counts)], { type: 'application/json' })
  navigator.sendBeacon(apiPaths.counts, body)
}
