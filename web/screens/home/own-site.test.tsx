import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HomePage } from '../../../cms/contract/pages.ts'
import { show } from '../../../testing/component/show.tsx'
import {
  buildCoach,
  buildCourse,
  buildFreeTimes,
  buildHomePage,
  buildHomeTestimonial,
  buildOffers,
  buildSite,
} from '../../../testing/fake-contract.ts'
import { reads } from '../../data/reads.ts'
import { Screen } from './home-screen.tsx'

const portrait = { src: '/media/a.webp', srcSet: '/media/a.webp 480w', alt: 'Anna, laughing' }
const coach = buildCoach({ portrait: { ...portrait, width: 480, height: 600 } })
const course = buildCourse({ name: 'Night shift', cefr: 'B1-B2', minutes: 20, forWhom: 'Nurses' })

const showHome = (home: Partial<HomePage> = {}, courses = [course]) =>
  show(<Screen />, {
    answers: {
      [reads.site.path]: buildSite(),
      [reads.home.path]: buildHomePage(home),
      [reads.courses.path]: courses,
    },
  })

test('without a portrait and prices the page is whole, and asks for no picture', async () => {
  await showHome()

  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('img', { name: 'Anna, laughing' }).elements()).toHaveLength(0)
  expect(page.getByRole('heading', { name: 'Lessons and prices' }).elements()).toHaveLength(0)
})

test('the tutor’s face stands where the line begins, upright and in its place at once', async () => {
  await showHome({ coach })

  const face = page.getByRole('img', { name: 'Anna, laughing' })
  await expect.element(face).toHaveAttribute('srcset', portrait.srcSet)
  // The largest of the first screen is its words: what they need is fetched before the picture.
  await expect.element(face).toHaveAttribute('fetchpriority', 'low')
  const { width, height } = face.element().getBoundingClientRect()
  expect(Math.round((100 * height) / width)).toBe(125)
})

test('offers are named with their length, their price and a note', async () => {
  const item = { name: 'Standard lesson', minutes: 50, price: '€45', note: 'Notes the same day.' }
  await showHome({ offers: buildOffers({ items: [item], note: 'Paid afterwards.' }) })

  const prices = page.getByRole('region', { name: 'Lessons and prices' })
  await expect.element(prices).toHaveTextContent(/Standard lesson ?50 minutes ?€45/)
  await expect.element(prices).toHaveTextContent('Notes the same day.')
  await expect.element(prices).toHaveTextContent('Paid afterwards.')
})

test('a card tells level, minutes and for whom, and has one link', async () => {
  await showHome()

  const card = page.getByRole('article')
  await expect.element(card).toHaveTextContent('B1–B2 · about 20 minutes a lesson')
  await expect.element(card).toHaveTextContent('Nurses')
  expect(card.getByRole('link').elements()).toHaveLength(1)
  await expect.element(card.getByRole('link')).toHaveTextContent('Start Learning Night shift')
})

test('a testimonial leads to where it was written', async () => {
  const from = { source: 'Preply', sourceUrl: 'https://preply.example/anna' }
  await showHome({ testimonials: [buildHomeTestimonial(from)] })

  await expect
    .element(page.getByRole('link', { name: /From Preply/ }))
    .toHaveAttribute('href', from.sourceUrl)
})

test('where the sample course is hidden, nothing leads to its lessons', async () => {
  await showHome({}, [buildCourse({ slug: 'nursing' })])

  await expect.element(page.getByRole('link', { name: /Explore Courses/ })).toBeVisible()
  expect(page.getByRole('link', { name: 'View Course Lessons' }).elements()).toHaveLength(0)
})

test('free hours stand beside the trial, on the reader’s clock', async () => {
  const hours = [{ day: 'monday', from: '09:00', to: '12:00' }] as const
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await showHome({ freeTimes: buildFreeTimes({ timeZone, hours: [...hours] }) })

  const times = page.getByRole('region', { name: 'When we can talk' })
  await expect.element(times).toHaveTextContent(/Monday ?09:00–12:00/)
  await expect.element(times).toHaveTextContent('On your clock')
})

test('her hello is in the line below the headline, and her video below it', async () => {
  const greeting = '/api/greetings/0123456789abcdef.wav'
  await showHome({ coach: buildCoach({ greeting, introVideo: 'arj7oStGLkU' }) })

  await expect.element(page.getByRole('button', { name: 'Hear me say hello' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Watch my video' })).toBeVisible()
})
