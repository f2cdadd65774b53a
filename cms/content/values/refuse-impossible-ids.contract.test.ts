import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'

const admin = await signedIn(site.url)
const payload = await sitePayload()

const beyond = 2_147_483_648

test.each(['lessons', 'admins'] as const)(
  'an id of %s that no row can have is refused before the database is asked',
  async (collection) => {
    const found = payload.findByID({ collection, id: beyond, overrideAccess: true })

    // Payload logs it as information, and a failed query as an error.
    await expect(found).rejects.toMatchObject({ name: 'ValidationError', status: 400 })
  },
)

test.each(
  ['GET', 'PATCH', 'DELETE'].flatMap((method) =>
    [beyond, -beyond, 1.5, 'abc'].map((id) => [method, id] as const),
  ),
)('%s of %s says what is wrong', async (method, id) => {
  const { status, json } = await admin.studio(method, `/lessons/${id}`, undefined)

  expect(status).toBe(400)
  expect(json).toMatchObject({ errors: [{ data: { errors: [{ path: 'id' }] } }] })
})

test('the largest id that a row can have is just unknown', async () => {
  expect((await admin.studio('GET', `/lessons/${beyond - 1}`)).status).toBe(404)
})
