import { getPayload } from 'payload'
import { site } from './site.ts'

/** The Payload of this worker's site, for what cannot be made or seen over HTTP. */
export async function sitePayload() {
  if (!site.url) throw new Error('The site has to be there first.')
  const { default: config } = await import('../../payload.config.ts')
  return getPayload({ config })
}
