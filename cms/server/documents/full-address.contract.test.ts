import { expect, test } from 'vitest'
import { sendRaw } from '../../../testing/raw-request.ts'
import { site } from '../../../testing/site/site.ts'

// A balancer in front answers such a request itself, so it has a file of its own.

const { url } = site

test('an address written in full is one of the host that it names', async () => {
  const path = `http://lessons.${new URL(url).host}/api/courses`

  expect((await sendRaw(url, { path })).status).toBe(404)
})
