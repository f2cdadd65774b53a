import { expect, test } from 'vitest'
import { buildAdmin } from '../../testing/build-admin.ts'
import { buildCourse } from '../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../testing/build-student.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { halfSent } from '../../testing/half-sent.ts'
import { site } from '../../testing/site/site.ts'

// What is sent may take minutes, and who sends it may be nobody any more when it has come.

const tutor = await signedIn(site.url)
const { id: course } = await buildCourse(tutor)
const lessonsOfCourse = async () =>
  (await contractClient(site.url).send('GET', `/api/courses/${course}/lessons`)).json

test.each([
  ['has no account any more', 401, (id: number) => tutor.studio('DELETE', `/admins/${id}`)],
  [
    'is an owner no more',
    403,
    (id: number) =>
      tutor.studio('PATCH', `/admins/${id}`, {
        role: 'assistant',
        currentPassword: tutor.password,
      }),
  ],
])('what somebody sends who %s by then is refused', async (_what, status, end) => {
  const anna = await buildAdmin(tutor)
  const asAnna = await signedIn(site.url, anna)
  const path = '/api/first-day/name/places'
  const { finish } = await halfSent(asAnna, path, { name: 'A name that nobody has' })

  await end(anna.id)

  expect(await finish()).toBe(status)
})

test('nor does an upload of hers become a lesson', async () => {
  const anna = await buildAdmin(tutor)
  const asAnna = await signedIn(site.url, anna)
  const htmlContent = '<p>Sent on a slow line</p>'
  const { finish } = await halfSent(asAnna, `/api/courses/${course}/lessons`, { htmlContent })

  await asAnna.send('POST', '/api/admin/logout')

  expect(await finish()).toBe(401)
  expect(await lessonsOfCourse()).toEqual([])
})

test('a student whose link is revoked meanwhile sends nothing more', async () => {
  const { id } = await buildStudent(tutor)
  const browser = contractClient(site.url)
  await openLink(browser, await linkOf(tutor, id))
  const { finish } = await halfSent(browser, '/api/student/consent', { agrees: true })

  await tutor.studio('PATCH', `/students/${id}`, { revokedAt: new Date().toISOString() })

  expect(await finish()).toBe(401)
})
