import { expect, onTestFinished, test } from 'vitest'
import { attempt } from '../../testing/attempt-sign-in.ts'
import { buildAdmin } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'
import { loginMessages } from '../contract/admin.ts'
import { inLane } from './password-lanes.ts'

/** As many strangers as may wait, each from another address, until the test is over. */
function fillLane(): void {
  let release: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    release = resolve
  })
  const strangers = Array.from({ length: 50 }, (_none, number) =>
    inLane({ isKnown: false, address: `192.0.2.${number}` }, () => over).catch(() => undefined),
  )
  onTestFinished(async () => {
    release()
    await Promise.all(strangers)
  })
}

const tutor = await signedIn(site.url)

test('while too many wait, a stranger is refused before anything is counted', async () => {
  fillLane()

  const { status, json, headers } = await attempt(contractClient(site.url), {
    username: 'nobody',
    password: 'a-wrong-password',
  })

  expect([status, json]).toEqual([429, { message: loginMessages.tooMany }])
  expect(headers.get('retry-after')).toBe('5')
  expect(headers.has('ratelimit')).toBe(false)
})

test('a browser that has signed in before is let in meanwhile', async () => {
  const anna = await buildAdmin(tutor)
  const known = await signedIn(site.url, anna)
  fillLane()

  expect((await attempt(known, anna)).status).toBe(200)
})

test('a password that was typed is asked for again by the form’s own page', async () => {
  fillLane()

  const page = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, accept: 'text/html' },
    body: new URLSearchParams({ username: 'anna', password: 'a-wrong-password' }),
  })

  expect(page.status).toBe(429)
  expect(await page.text()).toContain(loginMessages.tooMany)
})
