import { expect, test } from 'vitest'
import { contractClient } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'

const visitor = contractClient(site.url)

test.each([
  ['/healthz', 'up'],
  ['/readyz', 'ready'],
])('%s says %s, and is never kept', async (path, message) => {
  const { status, headers, json } = await visitor.send('GET', path)

  expect(status).toBe(200)
  expect(json).toEqual({ message })
  expect(headers.get('cache-control')).toBe('no-store')
})
