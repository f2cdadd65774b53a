import { z } from 'zod'

/** How the site itself is, in a line on an owner's desk. */
export const SiteStatus = z.object({
  isWell: z.boolean(),
  /** All that is wrong, each in a sentence. */
  says: z.array(z.string()).max(10),
})
export type SiteStatus = z.infer<typeof SiteStatus>

/** Said where nothing is wrong. */
export const allIsWell = 'All is well with the site.'

/** Who can do something about it, for those who cannot. */
export const whoMends = 'Whoever looks after the server can find out more with npm run doctor.'

const gigabyte = 1_000_000_000

/** Below the first nothing may be written any more soon; below the second somebody should know. */
const roomLimits = { none: 0.5 * gigabyte, little: 2 * gigabyte }

/** Whether so many free bytes of a disk are enough. */
export function judgeFree(bytes: number): 'enough' | 'little' | 'none' {
  if (bytes < roomLimits.none) return 'none'
  return bytes < roomLimits.little ? 'little' : 'enough'
}

/** Whether what is typed on a site of this address travels in the open. */
export function canBeOverheard(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'http:' && hostname !== 'localhost'
}
