import { everything, packTags, type Tags } from '../../content/content-tags.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Headers } from './packed-answer.ts'

export type CdnSettings = Pick<Environment, 'CDN_SECONDS' | 'CDN_TAG_HEADER'>

/** Stands on every answer, so that all can be purged at once. */
const siteTag = 'site'
const revalidateSeconds = 60

/**
 * What an answer that is kept has for a CDN in front; nothing where there is none. Answers that are
 * given once have none of it: they may be old a moment later without anybody being told. Cookies
 * are left out of Vary, or a CDN would keep a page for each visitor; requests with a session must
 * be passed on (docs/operate.md).
 */
export function cdnHeaders({ CDN_SECONDS, CDN_TAG_HEADER }: CdnSettings, tags: Tags): Headers {
  if (!CDN_SECONDS) return {}
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${revalidateSeconds}`,
    Vary: 'Accept-Encoding',
    ...(CDN_TAG_HEADER ? { [CDN_TAG_HEADER]: tagList(CDN_TAG_HEADER, [siteTag, ...tags]) } : {}),
  }
}

/** Tags as a CDN knows them; that of the whole site in the place of too many. */
export function cdnTags(tags: Tags): Tags {
  const text = packTags([...tags])
  return text === everything || tags.includes(everything) ? [siteTag] : text.split(' ')
}

/** Fastly separates them by spaces, the others by commas. */
export const tagList = (header: string, tags: Tags): string =>
  cdnTags(tags).join(/^surrogate-key$/i.test(header) ? ' ' : ',')
