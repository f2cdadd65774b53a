import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { sampleHomePage } from '../../content/samples/texts/home-page.ts'
import { CourseSummary } from '../../contract/course.ts'
import { FirstDay, HiddenCourses } from '../../contract/first-day.ts'
import { apiPaths } from '../../contract/paths.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const coursesOf = async () =>
  z.array(CourseSummary).parse((await visitor.send('GET', apiPaths.courses)).json)
const before = await coursesOf()

async function leftOf(key: string) {
  const { steps } = FirstDay.parse((await admin.send('GET', tutorApiPaths.firstDay)).json)
  return steps.find((step) => step.key === key)?.left
}

afterAll(async () => {
  for (const { id } of before)
    await admin.studio('PATCH', `/courses/${id}`, { _status: 'published' })
})

test.each([
  ['GET', tutorApiPaths.firstDay],
  ['POST', tutorApiPaths.sampleCourses],
])('a visitor is refused: %s %s', async (method, path) => {
  expect((await visitor.send(method, path)).status).toBe(401)
})

/** Other tests change the texts of this site too: each state is made here. */
const write = (slug: string, texts: object) => admin.studio('POST', `/globals/${slug}`, texts)

test('what is still the sample’s is told apart from what the tutor has written', async () => {
  await write('offers', { items: [] })
  await write('home-page', { headline: sampleHomePage.headline })
  const before = [await leftOf('prices'), await leftOf('words')]

  await write('offers', { items: [{ name: 'Lesson', price: '€45' }] })
  await write('home-page', { headline: 'Mine' })
  const after = [await leftOf('prices'), await leftOf('words')]
  await write('offers', { items: [] })
  await write('home-page', { headline: sampleHomePage.headline })

  expect(before).toEqual([expect.stringMatching(/./), expect.stringContaining('The headline')])
  expect(after).toEqual(['', expect.not.stringContaining('The headline')])
  expect(await leftOf('letters')).toMatch(/^\d+ invented testimonials/)
})

test('one click takes the sample courses off the site, and no other course', async () => {
  const { name } = before.find(({ slug }) => slug === 'toefl') ?? {}
  const own = before.find(({ slug }) => slug === 'ielts')
  await admin.studio('PATCH', `/courses/${own?.id}`, { name: 'IELTS with Mara' })

  const { status, json } = await admin.send('POST', tutorApiPaths.sampleCourses, {})
  const after = await coursesOf()

  expect(status).toBe(200)
  expect(HiddenCourses.parse(json).hidden).toBe(before.length - after.length)
  expect(name).toBe('TOEFL Listening and Speaking')
  expect(after.map((course) => course.name)).toContain('IELTS with Mara')
  expect(after.map(({ slug }) => slug)).not.toContain('toefl')
  expect(await leftOf('courses')).toBe('')
  await admin.studio('PATCH', `/courses/${own?.id}`, { name: own?.name, _status: 'published' })
})
