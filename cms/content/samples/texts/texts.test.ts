import { expect, test } from 'vitest'
import { sampleContactPage } from './contact-page.ts'
import { sampleFaqItems } from './faq-items.ts'
import { sampleHomePage } from './home-page.ts'
import { sampleHomeTestimonials } from './home-testimonials.ts'
import { samplePageTestimonials } from './page-testimonials.ts'

const levels = samplePageTestimonials.map(({ level }) => level)
const answers = sampleFaqItems.map(({ answer }) => answer).join(' ')

test('the claims of the specification stand on the home page', () => {
  const claims = sampleHomePage.claims.map(({ text }) => text)

  expect(claims).toContain('500+ satisfied students worldwide')
  expect(claims).toContain('5+ years of experience')
  expect(sampleHomePage.reassurance).toBe('No credit card required. Cancel anytime.')
})

test('there are 6 testimonials for the home page and 11 for their own', () => {
  expect(sampleHomeTestimonials).toHaveLength(6)
  expect(samplePageTestimonials).toHaveLength(11)
})

test.each([/Business/, /TOEFL|Advanced/, /Intermediate/])('the tab for %s has several', (tab) => {
  expect(levels.filter((level) => tab.test(level)).length).toBeGreaterThanOrEqual(3)
})

test('some testimonials are long enough for Read More, and one is short', () => {
  const isLong = samplePageTestimonials.map(({ text }) => text.length > 150)
  const isCut = samplePageTestimonials.map((item) => item.hasReadMore && item.text.length > 150)

  expect(isCut.filter(Boolean).length).toBeGreaterThanOrEqual(4)
  expect(isLong).toContain(false)
})

test.each(['50 minutes', '90 minutes', '30 minutes', '2-4 students', '24 hours'])(
  'the FAQ says: %s',
  (rule) => {
    expect(answers).toContain(rule)
  },
)

test('the tutor is there Monday to Friday, by three video-call services', () => {
  expect(sampleContactPage.availability.text).toBe('Monday-Friday 9am-7pm GMT')
  expect(sampleContactPage.videoServices).toHaveLength(3)
})
