import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/component/show.tsx'
import { buildCoach, buildHomePage, buildSite, fakeAnswers } from '../../testing/fake-contract.ts'
import { reads } from '../data/reads.ts'
import { Screen as About } from './about/about-screen.tsx'
import { Screen as Contact } from './contact/contact-screen.tsx'
import { Screen as Home } from './home/home-screen.tsx'
import { Screen as Testimonials } from './testimonials/testimonials-screen.tsx'

// A tutor who has taken the samples away and has not written her own words yet.

const closing = { heading: 'Try a lesson', text: 'Free, 30 minutes.' }
const coach = buildCoach({ experience: [], philosophy: [], method: [] })
const answers = {
  ...fakeAnswers(),
  [reads.site.path]: buildSite({ bookingUrl: '' }),
  [reads.home.path]: buildHomePage({ coach }),
  [reads.about.path]: { heading: 'About your coach', coach, closing },
  [reads.testimonials.path]: { heading: 'Testimonials', intro: '', closing, testimonials: [] },
}

test.each([
  ['home', Home],
  ['about', About],
])('on the %s page no heading stands above nothing', async (_name, Screen) => {
  await show(<Screen />, { answers })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()

  for (const name of ['Professional experience', coach.journeyHeading, 'Teaching philosophy']) {
    expect(page.getByRole('heading', { name }).elements()).toHaveLength(0)
  }
})

test('without testimonials there is nothing to choose between, and no way in a circle', async () => {
  await show(<Testimonials />, { answers })
  await expect.element(page.getByText('The first ones are on their way.')).toBeVisible()

  expect(page.getByRole('tab').elements()).toHaveLength(0)
  expect(page.getByRole('link', { name: 'All Testimonials' }).elements()).toHaveLength(0)
})

test('without a booking page the contact page leads to its own form', async () => {
  await show(<Contact />, { answers })

  await expect
    .element(page.getByRole('link', { name: 'Book Your Free Trial' }))
    .toHaveAttribute('href', '#message')
  expect(document.getElementById('message')).not.toBeNull()
})
