import { afterAll, expect, test } from 'vitest'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { ContactPage, HomePage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site } from '../../contract/site.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const answerOf = async (path: string) => (await visitor.send('GET', path)).json
const write = (fields: object) =>
  admin.studio('POST', '/globals/free-times', { _status: 'published', ...fields })

const morning = { day: 'monday', from: '09:00', to: '12:00' }

afterAll(async () => {
  await write({ heading: '', hours: [], note: '' })
  await admin.studio('POST', '/globals/site', { footer: 'full' })
})

test('free hours show at once where a trial is booked, on the tutor’s clock', async () => {
  await answerOf(apiPaths.page('home'))

  const { status } = await write({ timeZone: 'Europe/Madrid', hours: [morning], note: 'Or ask.' })
  const home = HomePage.parse(await answerOf(apiPaths.page('home')))
  const contact = ContactPage.parse(await answerOf(apiPaths.page('contact')))

  expect(status).toBe(200)
  expect(home.freeTimes).toEqual({
    heading: 'When we can talk',
    timeZone: 'Europe/Madrid',
    note: 'Or ask.',
    hours: [morning],
  })
  expect(contact.freeTimes).toEqual(home.freeTimes)
})

test.each([
  ['a zone that no clock has', { timeZone: 'Mars/Olympus' }],
  ['hours without a zone', { timeZone: '', hours: [morning] }],
  ['an end before its beginning', { hours: [{ ...morning, to: '08:00' }] }],
  ['no time of day', { hours: [{ ...morning, from: '9 o’clock' }] }],
  ['no day', { hours: [{ ...morning, day: 'someday' }] }],
])('%s is refused', async (_, fields) => {
  const { status } = await write(fields)

  expect(status).toBe(400)
})

test('a visitor changes no hours', async () => {
  const { status } = await visitor.studio('POST', '/globals/free-times', { hours: [] })

  expect(status).toBe(401)
})

test('the foot of each page is full until the tutor wants it small', async () => {
  const before = Site.parse(await answerOf(apiPaths.site))

  await admin.studio('POST', '/globals/site', { footer: 'small' })

  expect(before.footer).toBe('full')
  expect(Site.parse(await answerOf(apiPaths.site)).footer).toBe('small')
})
