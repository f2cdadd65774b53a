import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { CourseSummary } from '../../contract/course.ts'
import { FirstDay, HiddenCourses } from '../../contract/first-day.ts'
import { apiPaths } from '../../contract/paths.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const coursesOf = async () =>
  z.array(CourseSummary).parse((await visitor.send('GET', apiPaths.courses)).json)
const before = await coursesOf()

async function leftOf(key: string) {
  const { steps } = FirstDay.parse((await admin.send('GET', apiPaths.firstDay)).json)
  return steps.find((step) => step.key === key)?.left
}

afterAll(async () => {
  for (const { id } of before)
    await admin.studio('PATCH', `/courses/${id}`, { _status: 'published' })
})

test.each([
  ['GET', apiPaths.firstDay],
  ['POST', apiPaths.sampleCourses],
])('a visitor is refused: %s %s', async (method, path) => {
  expect((await visitor.send(method, path)).status).toBe(401)
})

test('what is still the sample’s is told apart from what the tutor has written', async () => {
  const prices = await leftOf('prices')
  await admin.studio('POST', '/globals/offers', { items: [{ name: 'Lesson', price: '€45' }] })
  const after = await leftOf('prices')
  await admin.studio('POST', '/globals/offers', { items: [] })

  expect(prices).not.toBe('')
  expect(after).toBe('')
  expect(await leftOf('words')).toContain('The headline')
  expect(await leftOf('letters')).toMatch(/^17 invented testimonials/)
})

test('one click takes the sample courses off the site, and no other course', async () => {
  const { name } = before.find(({ slug }) => slug === 'toefl') ?? {}
  const own = before.find(({ slug }) => slug === 'ielts')
  await admin.studio('PATCH', `/courses/${own?.id}`, { name: 'IELTS with Mara' })

  const { status, json } = await admin.send('POST', apiPaths.sampleCourses, {})
  const after = await coursesOf()

  expect(status).toBe(200)
  expect(HiddenCourses.parse(json).hidden).toBe(7)
  expect(name).toBe('TOEFL Integrated Skills')
  expect(after.map((course) => course.name)).toContain('IELTS with Mara')
  expect(after.map(({ slug }) => slug)).not.toContain('toefl')
  expect(await leftOf('courses')).toBe('')
  await admin.studio('PATCH', `/courses/${own?.id}`, { name: own?.name, _status: 'published' })
})
