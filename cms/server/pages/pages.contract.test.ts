import { expect, test } from 'vitest'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url

test.each(['/', '/courses', '/view-lesson-details/1', '/admin', '/admin/dashboard', '/nowhere'])(
  'no browser stores what an admin is shown: %s',
  async (path) => {
    const { headers } = await (await signedIn(url)).send('GET', path)

    expect(headers.get('cache-control')).toBe('private, no-store')
  },
)

test.each(['/', '/courses', '/view-lesson-details/1'])(
  'a visitor’s browser goes on storing pages: %s',
  async (path) => {
    const { headers } = await contractClient(url).send('GET', path)

    expect(headers.get('cache-control')).toBe('no-cache')
  },
)
