import { expect, test } from 'vitest'
import { contractClient } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Site } from '../../contract/site.ts'

const visitor = contractClient(site.url)

test('a visitor reads the settings that every page shows, and no others', async () => {
  const { status, json } = await visitor.send('GET', '/api/site')

  expect(status).toBe(200)
  expect(Site.strict().parse(json)).toMatchObject({
    brand: expect.stringMatching(/\S/),
    showOwnVideos: false,
  })
})
