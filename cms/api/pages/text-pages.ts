import { AboutPage, ContactPage, HomePage, TestimonialsPage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { endpoint } from '../endpoint.ts'
import { findPicture } from '../find-pictures.ts'
import { findFaq } from './find-faq.ts'
import { presentBlock, presentCoach, presentEvidence, presentOffers } from './present-coach.ts'
import { presentFreeTimes } from './present-free-times.ts'

export const readHomePage = endpoint({
  method: 'get',
  path: apiPaths.page('home'),
  access: 'everyone',
  answer: HomePage,
  async run(_input, { reader }) {
    const [home, about, offers, freeTimes, testimonials, faq] = await Promise.all([
      reader.texts('home-page'),
      reader.texts('about-page'),
      reader.texts('offers'),
      reader.texts('free-times'),
      reader.items('home-testimonials'),
      findFaq('home', reader),
    ])
    return {
      headline: home.headline ?? '',
      offer: home.offer ?? '',
      claims: (home.claims ?? []).map(({ text }) => text),
      reassurance: home.reassurance ?? '',
      coach: presentCoach(about, await findPicture(about.coach?.portrait, reader)),
      trial: presentBlock(home.trial),
      offers: presentOffers(offers),
      freeTimes: presentFreeTimes(freeTimes),
      customCourse: presentBlock(home.customCourse),
      testimonials: testimonials.map((item) => ({
        ...item,
        ...presentEvidence(item),
        focus: item.focus ?? [],
      })),
      faq,
    }
  },
})

export const readAboutPage = endpoint({
  method: 'get',
  path: apiPaths.page('about'),
  access: 'everyone',
  answer: AboutPage,
  async run(_input, { reader }) {
    const about = await reader.texts('about-page')
    return {
      heading: about.heading ?? '',
      coach: presentCoach(about, await findPicture(about.coach?.portrait, reader)),
      closing: presentBlock(about.closing),
    }
  },
})

export const readContactPage = endpoint({
  method: 'get',
  path: apiPaths.page('contact'),
  access: 'everyone',
  answer: ContactPage,
  async run(_input, { reader }) {
    const [contact, about, offers, freeTimes, faq] = await Promise.all([
      reader.texts('contact-page'),
      reader.texts('about-page'),
      reader.texts('offers'),
      reader.texts('free-times'),
      findFaq('contact', reader),
    ])
    return {
      heading: contact.heading ?? '',
      intro: contact.intro ?? '',
      booking: presentBlock(contact.booking),
      portrait: await findPicture(about.coach?.portrait, reader),
      offers: presentOffers(offers),
      freeTimes: presentFreeTimes(freeTimes),
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
  async run(_input, { reader }) {
    const [texts, testimonials] = await Promise.all([
      reader.texts('testimonials-page'),
      reader.items('page-testimonials'),
    ])
    return {
      heading: texts.heading ?? '',
      intro: texts.intro ?? '',
      testimonials: testimonials.map((item) => ({
        ...item,
        ...presentEvidence(item),
        hasReadMore: item.hasReadMore ?? false,
      })),
      closing: presentBlock(texts.closing),
    }
  },
})
