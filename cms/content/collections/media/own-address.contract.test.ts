import { expect, test } from 'vitest'
import { buildPicture } from '../../../../testing/build-pictures.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)

test('Payload’s own address of a picture gives its file', async () => {
  const { filename } = await buildPicture(admin)

  const { status, headers } = await admin.studio('GET', `/media/file/${filename}`)

  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test.each(['nobody.webp', '1', '..%2Fsecret', '%2Fetc%2Fpasswd'])(
  'there is no picture called %s, and that is no fault of the site',
  async (name) => {
    for (const who of [admin, contractClient(site.url)]) {
      const { status } = await who.studio('GET', `/media/file/${name}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  },
)
