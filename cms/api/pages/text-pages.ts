import { AboutPage, ContactPage, HomePage, TestimonialsPage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { endpoint } from '../endpoint.ts'
import { readAs } from '../reading.ts'
import { findFaq } from './find-faq.ts'
import { findTexts } from './find-texts.ts'
import { presentBlock, presentCoach } from './present-coach.ts'

export const readHomePage = endpoint({
  method: 'get',
  path: apiPaths.page('home'),
  access: 'everyone',
  answer: HomePage,
  async run(_input, caller) {
    const [home, about, testimonials, faq] = await Promise.all([
      findTexts('home-page', caller),
      findTexts('about-page', caller),
      caller.payload.find({
        collection: 'home-testimonials',
        sort: '_order',
        pagination: false,
        ...readAs(caller),
      }),
      findFaq('home', caller),
    ])
    return {
      headline: home.headline ?? '',
      offer: home.offer ?? '',
      claims: (home.claims ?? []).map(({ text }) => text),
      reassurance: home.reassurance ?? '',
      coach: presentCoach(about),
      trial: presentBlock(home.trial),
      customCourse: presentBlock(home.customCourse),
      testimonials: testimonials.docs.map((item) => ({ ...item, focus: item.focus ?? [] })),
      faq,
    }
  },
})

export const readAboutPage = endpoint({
  method: 'get',
  path: apiPaths.page('about'),
  access: 'everyone',
  answer: AboutPage,
  async run(_input, caller) {
    const about = await findTexts('about-page', caller)
    return {
      heading: about.heading ?? '',
      coach: presentCoach(about),
      closing: presentBlock(about.closing),
    }
  },
})

export const readContactPage = endpoint({
  method: 'get',
  path: apiPaths.page('contact'),
  access: 'everyone',
  answer: ContactPage,
  async run(_input, caller) {
    const [contact, faq] = await Promise.all([
      findTexts('contact-page', caller),
      findFaq('contact', caller),
    ])
    return {
      heading: contact.heading ?? '',
      intro: contact.intro ?? '',
      booking: presentBlock(contact.booking),
      availability: {
        text: contact.availability?.text ?? '',
        fromHourUtc: contact.availability?.fromHourUtc ?? 0,
        toHourUtc: contact.availability?.toHourUtc ?? 24,
      },
      videoServices: (contact.videoServices ?? []).map(({ text }) => text),
      faq,
    }
  },
})

export const readTestimonialsPage = endpoint({
  method: 'get',
  path: apiPaths.page('testimonials'),
  access: 'everyone',
  answer: TestimonialsPage,
  async run(_input, caller) {
    const [texts, { docs }] = await Promise.all([
      findTexts('testimonials-page', caller),
      caller.payload.find({
        collection: 'page-testimonials',
        sort: '_order',
        pagination: false,
        ...readAs(caller),
      }),
    ])
    return {
      heading: texts.heading ?? '',
      intro: texts.intro ?? '',
      testimonials: docs.map((item) => ({ ...item, hasReadMore: item.hasReadMore ?? false })),
      closing: presentBlock(texts.closing),
    }
  },
})
