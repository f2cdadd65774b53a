import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse } from '../../../../testing/build-content.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)
const Copy = z.object({ doc: z.object({ id: z.number(), name: z.string() }) })

test('a course is copied as often as wanted, and each copy gets an address of its own', async () => {
  const { id } = await buildCourse(admin, {
    name: 'Small talk twice',
    slug: `s${'-long'.repeat(15)}`,
  })

  const first = await admin.studio('POST', `/courses/${id}/duplicate`)
  const second = await admin.studio('POST', `/courses/${id}/duplicate`)

  expect([first.status, second.status]).toEqual([200, 200])
  const { doc } = Copy.parse(first.json)
  const published = await admin.studio('PATCH', `/courses/${doc.id}`, { _status: 'published' })
  expect(published.status).toBe(200)
  expect(published.json).toMatchObject({ doc: { slug: 'small-talk-twice-copy' } })
})
