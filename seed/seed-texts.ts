import type { BasePayload, GlobalSlug, PayloadRequest } from 'payload'
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

/** Settings that the tutor has not written; a site with a name of its own gets no sample number. */
async function addSite(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const present = await payload.findGlobal({ slug: 'site', depth: 0, req, overrideAccess: true })
  const now = new Date().toISOString()
  const brand = present.brand || sampleSite.brand
  const isSample = brand === sampleSite.brand
  await payload.updateGlobal({
    slug: 'site',
    data: {
      ...(present.brand ? {} : sampleSite),
      ...(isSample && !present.messagingNumber
        ? { messagingNumber: sampleSite.messagingNumber }
        : {}),
      region: present.region || sampleRegion,
      footerLine: present.footerLine || footerLineFor(brand),
      sampleContentAt: present.sampleContentAt ?? now,
      sampleTextsAt: present.sampleTextsAt ?? now,
      _status: 'published',
    },
    depth: 0,
    req,
    overrideAccess: true,
  })
}
