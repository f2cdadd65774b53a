import type { Payload, TypedUser } from 'payload'
import type { FirstDay } from '../../contract/first-day.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { isSampleCourse, sampleCourseNames } from '../samples/sample-courses.ts'
import { isSampleTestimonial } from '../samples/sample-testimonials.ts'
import { sampleAboutPage } from '../samples/texts/about-page.ts'
import { sampleContactPage } from '../samples/texts/contact-page.ts'
import { sampleFaqItems } from '../samples/texts/faq-items.ts'
import { sampleHomePage } from '../samples/texts/home-page.ts'
import { samplePrivacyPolicy, sampleTermsOfService } from '../samples/texts/legal-pages.ts'
import { sampleTestimonialsPage } from '../samples/texts/testimonials-page.ts'
import { firstDaySteps } from './first-day-steps.ts'
import { oldNames } from './old-names.ts'
import { sameTexts } from './same-texts.ts'

type Rights = { overrideAccess: false; user: TypedUser | undefined; depth: number }

/** How far the tutor has made the site her own, read with her own rights; the desk and /admin ask. */
export async function readFirstDay(payload: Payload, user: TypedUser): Promise<FirstDay> {
  const rights: Rights = { overrideAccess: false, user, depth: 0 }
  const [site, about, home, offers, sampleLetters, samplePages, courses] = await Promise.all([
    payload.findGlobal({ slug: 'site', ...rights }),
    payload.findGlobal({ slug: 'about-page', ...rights }),
    payload.findGlobal({ slug: 'home-page', ...rights }),
    payload.findGlobal({ slug: 'offers', ...rights }),
    countSampleLetters(payload, rights),
    findSamplePages(payload, rights),
    findSampleCourses(payload, rights),
  ])
  const sampleCourses = courses.map(({ name }) => name)
  const own = { site, about, home, offers, sampleLetters, samplePages, sampleCourses }
  const names = oldNames({ coach: about.coach?.name ?? '', brand: site.brand })
  return { steps: firstDaySteps(own), oldNames: names }
}

/** The sample courses that visitors see, as long as they have their first name. */
export async function findSampleCourses(payload: Payload, rights: Rights) {
  const { docs } = await payload.find({
    collection: 'courses',
    where: {
      slug: { in: Object.keys(sampleCourseNames) },
      _status: { equals: 'published' },
    },
    select: { slug: true, name: true },
    sort: 'id',
    pagination: false,
    ...rights,
  })
  return docs.filter(isSampleCourse)
}

async function countSampleLetters(payload: Payload, rights: Rights): Promise<number> {
  const all = { pagination: false, ...rights } as const
  const [short, long] = await Promise.all([
    payload.find({ collection: 'home-testimonials', select: { text: true }, ...all }),
    payload.find({ collection: 'page-testimonials', select: { text: true }, ...all }),
  ])
  return [...short.docs, ...long.docs].filter(({ text }) => isSampleTestimonial(text)).length
}

/** Beside the words that have a step of their own. */
const { heading, journey, philosophy, closing } = sampleAboutPage
const { trial, customCourse } = sampleHomePage
/** Hours and video services may be true as they came. */
const { availability: _, videoServices: __, ...contactTexts } = sampleContactPage

const pages = [
  { slug: 'home-page', label: 'Home page', sample: { trial, customCourse } },
  { slug: 'about-page', label: 'About you', sample: { heading, journey, philosophy, closing } },
  { slug: 'contact-page', label: 'Contact page', sample: contactTexts },
  { slug: 'testimonials-page', label: 'Testimonials page', sample: sampleTestimonialsPage },
  { slug: 'privacy-policy', label: 'Privacy Policy', sample: samplePrivacyPolicy },
  { slug: 'terms-of-service', label: 'Terms of Service', sample: sampleTermsOfService },
] as const

async function findSamplePages(payload: Payload, rights: Rights) {
  const found = await Promise.all(
    pages.map(async ({ slug, label, sample }) => {
      const stored = await payload.findGlobal({ slug, ...rights })
      return sameTexts(sample, stored) > 0 ? [{ label, path: studioPaths.global(slug) }] : []
    }),
  )
  const questions = new Set(sampleFaqItems.map(({ answer }) => answer))
  const faq = await payload.find({ collection: 'faq-items', pagination: false, ...rights })
  const isSample = faq.docs.some(({ answer }) => questions.has(answer))
  return [
    ...found.flat(),
    ...(isSample ? [{ label: 'FAQ', path: studioPaths.list('faq-items') }] : []),
  ]
}
