import { expect, test } from 'vitest'
import { contractClient } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import {
  AboutPage,
  ContactPage,
  HomePage,
  LegalPage,
  TestimonialsPage,
} from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site } from '../../contract/site.ts'

const url = site.url
const visitor = contractClient(url)
const admin = contractClient(url)

const read = async (path: string) => (await visitor.send('GET', path)).json

test('the home page gives offer, claims, coach, 6 testimonials and questions', async () => {
  const home = HomePage.parse(await read(apiPaths.page('home')))

  expect(home.claims).toContain('500+ satisfied students worldwide')
  expect(home.coach.method.map(({ heading }) => heading)).toEqual([
    'Diagnose',
    'Design',
    'Develop',
    'Deliver',
  ])
  expect(home.testimonials).toHaveLength(6)
  expect(home.faq.length).toBeGreaterThan(3)
})

test('the about page gives four experience and four philosophy cards', async () => {
  const { coach } = AboutPage.parse(await read(apiPaths.page('about')))

  expect(coach.experience).toHaveLength(4)
  expect(coach.philosophy.map(({ heading }) => heading)).toEqual([
    'Communication over rules',
    'Personalized approach',
    'Confidence through practice',
    'Cultural context',
  ])
  expect(coach.intro).toMatch(/^<p>/)
})

test('the contact page gives its hours and only its own questions', async () => {
  const contact = ContactPage.parse(await read(apiPaths.page('contact')))
  const home = HomePage.parse(await read(apiPaths.page('home')))

  expect(contact.availability).toMatchObject({ fromHourUtc: 9, toHourUtc: 19 })
  expect(contact.faq).not.toEqual(home.faq)
  expect(contact.faq.map(({ question }) => question)).toContain('How long is a lesson?')
})

test('the testimonials page gives 11 testimonials in their order', async () => {
  const { testimonials } = TestimonialsPage.parse(await read(apiPaths.page('testimonials')))

  expect(testimonials).toHaveLength(11)
  expect(testimonials[0]).toMatchObject({ name: 'Katarzyna W.', rating: 100 })
})

test.each(['privacy-policy', 'terms-of-service'] as const)(
  '%s has text and a date',
  async (name) => {
    const { html, updatedAt } = LegalPage.parse(await read(apiPaths.page(name)))

    expect(html).toContain('<h2>')
    expect(Date.parse(updatedAt)).toBeGreaterThan(0)
  },
)

test('the site gives its links, and nothing that is the tutor’s own', async () => {
  const { json, text } = await visitor.send('GET', apiPaths.site)

  expect(Site.parse(json)).toMatchObject({ region: 'Europe', videoId: 'arj7oStGLkU' })
  expect(Site.parse(json).social).toHaveLength(5)
  expect(text).not.toContain('messagesTo')
})

test('a page of another name is not there', async () => {
  expect((await visitor.send('GET', '/api/pages/pricing')).status).toBe(404)
  expect((await visitor.send('GET', '/api/pages/home/more')).status).toBe(404)
})

test('a page takes no writes by the contract', async () => {
  expect((await visitor.send('POST', apiPaths.page('home'), {})).status).toBe(405)
})

test('a visitor cannot edit a page', async () => {
  const edit = { headline: 'Mine' }

  expect((await visitor.send('POST', '/studio/api/globals/home-page', edit)).status).toBe(401)
  expect((await visitor.send('DELETE', '/studio/api/faq-items/1')).status).toBe(401)
})

test('what the tutor edits in the studio shows at once', async () => {
  await admin.signIn()
  const before = HomePage.parse(await read(apiPaths.page('home')))

  const edit = await admin.send('POST', '/studio/api/globals/home-page', { headline: 'Edited' })
  const moved = await admin.send('POST', '/studio/api/reorder', {
    collectionSlug: 'home-testimonials',
    docsToMove: [before.testimonials[1]?.id],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id: before.testimonials[0]?.id, key: 'a0' },
  })
  const after = HomePage.parse(await read(apiPaths.page('home')))
  await admin.send('POST', '/studio/api/globals/home-page', { headline: before.headline })

  expect([edit.status, moved.status]).toEqual([200, 200])
  expect(after.headline).toBe('Edited')
  expect(after.testimonials[0]).toEqual(before.testimonials[1])
})

/** What search engines and messengers show of a page. */
async function descriptionOf(path: string) {
  const { text } = await visitor.send('GET', path)
  return /<meta name="description" content="([^"]*)"/.exec(text)?.[1]
}

test('what is said of a page elsewhere follows what the tutor has written', async () => {
  await admin.signIn()
  const contact = ContactPage.parse(await read(apiPaths.page('contact')))
  const home = HomePage.parse(await read(apiPaths.page('home')))
  const availability = { ...contact.availability, text: 'Evenings and weekends' }

  await admin.studio('POST', '/globals/contact-page', { availability })
  await admin.studio('POST', '/globals/home-page', { offer: 'English for nurses.' })
  const descriptions = [await descriptionOf('/contact'), await descriptionOf('/')]
  await admin.studio('POST', '/globals/contact-page', { availability: contact.availability })
  await admin.studio('POST', '/globals/home-page', { offer: home.offer })

  expect(descriptions).toEqual([`${contact.intro} Evenings and weekends`, 'English for nurses.'])
  expect(await descriptionOf('/about')).toBe(
    `Meet your English coach, ${home.coach.name}. ${home.coach.experience.map(({ heading }) => heading).join('. ')}`,
  )
})
