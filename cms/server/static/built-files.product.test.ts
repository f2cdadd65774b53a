import { expect, inject, test } from 'vitest'
import { contractClient } from '../../../testing/contract-client.ts'
import { sendToLessonHost } from '../../../testing/lesson-host.ts'

const url = inject('productUrl')
const visitor = contractClient(url)

/** The address of the site's script, which a page names. */
async function scriptPath(): Promise<string> {
  const { text } = await visitor.send('GET', '/')
  return /<script type="module" src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? ''
}

test('hashed files never change', async () => {
  const { status, headers } = await visitor.send('GET', await scriptPath())

  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('immutable')
})

test('the site’s own files do not answer on the lesson origin', async () => {
  const script = await scriptPath()

  expect((await visitor.send('GET', script)).status).toBe(200)
  expect((await sendToLessonHost(url, script)).status).toBe(404)
})

test.each([
  '/.vite/manifest.json',
  '/package.json',
  '/.env',
  '/assets/../../../package.json',
  '/.git/config',
])('%s is no file of the site', async (path) => {
  const { status } = await visitor.send('GET', path)

  expect(status).toBe(404)
})
