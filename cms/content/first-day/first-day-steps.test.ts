import { expect, test } from 'vitest'
import { paragraphs } from '../samples/paragraphs.ts'
import { sampleSite } from '../samples/sample-site.ts'
import { sampleAboutPage } from '../samples/texts/about-page.ts'
import { sampleHomePage } from '../samples/texts/home-page.ts'
import { firstDaySteps, type OwnSite } from './first-day-steps.ts'
import { sameTexts } from './same-texts.ts'

const fresh: OwnSite = {
  site: sampleSite,
  about: sampleAboutPage,
  home: sampleHomePage,
  offers: { items: [] },
  sampleLetters: 17,
  samplePages: [{ label: 'Privacy Policy', path: '/studio/globals/privacy-policy' }],
  sampleCourses: ['Speak Fluently'],
}

const own: OwnSite = {
  site: { brand: 'Mara speaks', bookingUrl: 'https://book.test/mara', email: 'mara@mara.test' },
  about: {
    coach: {
      ...sampleAboutPage.coach,
      name: 'Mara Lind',
      intro: paragraphs(['I teach nurses.']),
      portrait: '/media/m.webp',
    },
  },
  home: { headline: 'Say it in English', offer: 'Lessons for nurses.', claims: [] },
  offers: { items: [{ name: 'Lesson', price: '€45' }] },
  sampleLetters: 0,
  samplePages: [],
  sampleCourses: [],
}

const leftOf = (site: OwnSite) =>
  Object.fromEntries(firstDaySteps(site).map(({ key, left }) => [key, left]))

test('on a fresh site every step is to do, and says what is left', () => {
  const left = leftOf(fresh)

  expect(Object.values(left).every(Boolean)).toBe(true)
  expect(left).toMatchObject({
    name: 'You are still called Anna Whitfield, the site “Clearly Spoken” (Site settings)',
    words: 'The headline, the offer, your introduction (About you)',
    reach: 'The booking link, the e-mail address, the phone number',
    texts: 'Privacy Policy',
    courses: 'Visitors see Speak Fluently',
  })
  expect(left.claims).toContain('“500+ satisfied students worldwide” is a sample')
  expect(left.letters).toContain('17 invented testimonials')
})

test('on a site of her own nothing is left', () => {
  expect(Object.values(leftOf(own)).filter(Boolean)).toEqual([])
})

test('a part that is done is no longer named', () => {
  const left = leftOf({ ...fresh, home: { ...sampleHomePage, headline: 'Say it' } })

  expect(left.words).toBe('the offer, your introduction (About you)')
})

test('a text of the sample is known in its place, however it is stored', () => {
  const sample = { heading: 'Diagnose', text: 'We talk, and I listen.' }

  expect(sameTexts([sample], [{ id: '7', ...sample }])).toBe(1)
  expect(sameTexts([sample], [{ ...sample, text: 'I listen, and we talk.' }])).toBe(0)
  expect(sameTexts(sample, null)).toBe(0)
})
