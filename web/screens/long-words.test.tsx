import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/component/show.tsx'
import {
  buildCoach,
  buildCourse,
  buildHomePage,
  buildOffers,
  buildPageTestimonial,
  buildPreview,
  buildSite,
  fakeAnswers,
} from '../../testing/fake-contract.ts'
import { reads } from '../data/reads.ts'
import { Screen as About } from './about/about-screen.tsx'
import { Screen as Contact } from './contact/contact-screen.tsx'
import { Screen as Home } from './home/home-screen.tsx'
import { Screen as SpeakFluently } from './speak-fluently/speak-fluently-screen.tsx'
import { Screen as Testimonials } from './testimonials/testimonials-screen.tsx'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau'
const block = { heading: word, text: word }
const blocks = [block, block, block, block]
const coach = buildCoach({
  experience: blocks,
  philosophy: blocks,
  method: blocks,
  languages: [{ name: word, level: word }],
  certificates: [{ name: word, issuer: word, year: '2020' }],
})
const offers = buildOffers({ items: [{ name: word, minutes: 90, price: word, note: '' }] })
const letter = buildPageTestimonial({ name: word, text: word })
const answers = {
  ...fakeAnswers(),
  [reads.site.path]: buildSite({ brand: word }),
  [reads.home.path]: buildHomePage({ coach, customCourse: block, reassurance: word, offers }),
  [reads.about.path]: { heading: word, coach, closing: block },
  [reads.contact.path]: { ...Object(fakeAnswers()[reads.contact.path]), booking: block, offers },
  [reads.testimonials.path]: {
    heading: word,
    intro: word,
    closing: block,
    testimonials: [letter],
  },
  [reads.courses.path]: [buildCourse()],
  [reads.lessonPart(1, null).path]: [buildPreview({ title: word, objectives: [word] })],
}

afterEach(() => page.viewport(1280, 900))

test.each<[string, ComponentType]>([
  ['home', Home],
  ['about', About],
  ['contact', Contact],
  ['testimonials', Testimonials],
  ['Speak Fluently', SpeakFluently],
])('a word that is wider than the window breaks on the %s page', async (_name, Screen) => {
  await show(<Screen />, { answers })
  await expect.element(page.getByText(word).first()).toBeVisible()

  for (const width of [375, 768, 1280]) {
    await page.viewport(width, 900)
    expect(document.documentElement.scrollWidth, `at ${width} px`).toBe(width)
  }
})
