import type { Payload } from 'payload'

/**
 * Fills a fresh site with sample content, and an older one with the texts that came later; each
 * once: what was deleted afterwards stays deleted. The content itself is loaded where it is needed,
 * which at most starts it is not.
 */
export async function seedOnce(payload: Payload): Promise<void> {
  // The server itself asks and fills.
  const site = await payload.findGlobal({ slug: 'site', overrideAccess: true })
  if (site.sampleContentAt && site.sampleTextsAt) return
  const { seed, seedTexts } = await import('./seed.ts')
  if (site.sampleContentAt) await seedTexts(payload)
  else await seed(payload)
}
