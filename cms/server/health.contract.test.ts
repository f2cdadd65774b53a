import { expect, onTestFinished, test } from 'vitest'
import { contractClient } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'
import { sitePayload } from '../../testing/site/site-payload.ts'

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

test('while changes have every connection, the site is ready all the same', async () => {
  const { pool } = (await sitePayload()).db
  const asked = Array.from({ length: Number(pool.options.max) + 1 }, () => pool.connect())
  onTestFinished(async () => {
    for (const one of await Promise.allSettled(asked)) {
      if (one.status === 'fulfilled') one.value.release()
    }
  })
  await expect(Promise.all(asked)).rejects.toThrow() // the last one waits in vain

  const { status } = await visitor.send('GET', '/readyz')

  expect(status).toBe(200)
})
