import type { BasePayload, GlobalSlug, PayloadRequest } from 'payload'
import type { Site } from '../cms/content/payload-types.ts'
import { footerLineFor, sampleRegion, sampleSite } from '../cms/content/samples/sample-site.ts'
import { sampleAboutPage } from '../cms/content/samples/texts/about-page.ts'
import { sampleContactPage } from '../cms/content/samples/texts/contact-page.ts'
import { sampleFaqItems } from '../cms/content/samples/texts/faq-items.ts'
import { sampleHomePage } from '../cms/content/samples/texts/home-page.ts'
import { sampleHomeTestimonials } from '../cms/content/samples/texts/home-testimonials.ts'
import {
  samplePrivacyPolicy,
  sampleTermsOfService,
} from '../cms/content/samples/texts/legal-pages.ts'
import { samplePageTestimonials } from '../cms/content/samples/texts/page-testimonials.ts'
import { sampleTestimonialsPage } from '../cms/content/samples/texts/testimonials-page.ts'

// The server itself fills what is empty: hence `overrideAccess` throughout.

/** Every page's texts, by the global that keeps them. */
const pages = [
  page('home-page', 'Home page', sampleHomePage),
  page('about-page', 'About page', sampleAboutPage),
  page('contact-page', 'Contact page', sampleContactPage),
  page('testimonials-page', 'Testimonials page', sampleTestimonialsPage),
  page('privacy-policy', 'Privacy Policy', samplePrivacyPolicy),
  page('terms-of-service', 'Terms of Service', sampleTermsOfService),
]

const lists = [
  { collection: 'faq-items', name: 'FAQ', items: sampleFaqItems },
  { collection: 'home-testimonials', name: 'Home testimonials', items: sampleHomeTestimonials },
  { collection: 'page-testimonials', name: 'Testimonials', items: samplePageTestimonials },
] as const

/**
 * Fills the pages that were never saved, the lists that are empty and the site settings that are
 * not set.
 * @returns what was filled.
 */
export async function addTexts(req: PayloadRequest): Promise<string[]> {
  const added: string[] = []
  for (const { name, add } of pages) if (await add(req)) added.push(name)
  for (const list of lists) if (await addList(list, req)) added.push(list.name)
  await addSite(req)
  return added
}

function page<Slug extends GlobalSlug>(
  slug: Slug,
  name: string,
  data: Parameters<typeof BasePayload.prototype.updateGlobal<Slug, never>>[0]['data'],
) {
  const add = async (req: PayloadRequest): Promise<boolean> => {
    const { payload } = req
    const present = await payload.findGlobal({ slug, depth: 0, req, overrideAccess: true })
    if (present.createdAt) return false
    const published = Object.assign({}, data, { _status: 'published' })
    await payload.updateGlobal({ slug, data: published, depth: 0, req, overrideAccess: true })
    return true
  }
  return { name, add }
}

async function addList({ collection, items }: (typeof lists)[number], req: PayloadRequest) {
  const { payload } = req
  const { totalDocs } = await payload.count({ collection, req, overrideAccess: true })
  if (totalDocs > 0) return false
  for (const data of items) {
    await payload.create({ collection, data, depth: 0, req, overrideAccess: true })
  }
  return true
}

/** Settings that the tutor has not written. Where nothing is missing nothing is saved. */
async function addSite(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const where = { slug: 'site', depth: 0, req, overrideAccess: true } as const
  const published = await payload.findGlobal(where)
  const missing = missingSettings(published)
  if (Object.keys(missing).length === 0) return
  const newest = await payload.findGlobal({ ...where, draft: true })
  const data = { ...published, ...missing, _status: 'published' } as const
  await payload.updateGlobal({ ...where, data })
  // Payload publishes what a newer draft has and the data has not, and the draft would be gone.
  if (published._status !== 'published' || newest._status !== 'draft') return
  const { sampleContentAt, sampleTextsAt } = data
  const kept = { ...newest, sampleContentAt, sampleTextsAt }
  await payload.updateGlobal({ ...where, data: kept, draft: true })
}

/** What is not set; a site with a name of its own gets no sample number. */
function missingSettings(present: Site): Partial<Site> {
  const brand = present.brand || sampleSite.brand
  const now = new Date().toISOString()
  return {
    ...(present.brand ? {} : sampleSite),
    ...(present.messagingNumber || brand !== sampleSite.brand
      ? {}
      : { messagingNumber: sampleSite.messagingNumber }),
    ...(present.region ? {} : { region: sampleRegion }),
    ...(present.footerLine ? {} : { footerLine: footerLineFor(brand) }),
    ...(present.sampleContentAt ? {} : { sampleContentAt: now }),
    ...(present.sampleTextsAt ? {} : { sampleTextsAt: now }),
  }
}
