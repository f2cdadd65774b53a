import { expect, test } from 'vitest'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url

const me = (cookies: Map<string, string>) => {
  const client = contractClient(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client.send('GET', '/api/admin/me')
}

test('sessions that begin at once are all valid', async () => {
  const anna = await buildAdmin(await signedIn(url))

  const clients = await Promise.all(Array.from({ length: 8 }, () => signedIn(url, anna)))

  const answers = await Promise.all(clients.map((client) => client.send('GET', '/api/admin/me')))
  expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200))
})

test('sessions that end at once all end', async () => {
  const anna = await buildAdmin(await signedIn(url))
  const clients = await Promise.all(Array.from({ length: 4 }, () => signedIn(url, anna)))
  const kept = clients.map(({ cookies }) => new Map(cookies))

  await Promise.all(clients.map((client) => client.send('POST', '/api/admin/logout')))

  const answers = await Promise.all(kept.map(me))
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('one session that is ended thirty times at once is no failure', async () => {
  const anna = await signedIn(url, await buildAdmin(await signedIn(url)))
  const kept = { cookie: `tutor-token=${anna.cookies.get('tutor-token')}` }

  const answers = await Promise.all(
    Array.from({ length: 30 }, () => anna.send('POST', '/api/admin/logout', undefined, kept)),
  )

  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect((await me(new Map(anna.cookies))).status).toBe(401)
})

test('sessions that begin and end at once do not disturb each other', async () => {
  const anna = await buildAdmin(await signedIn(url))
  const leaving = await Promise.all(Array.from({ length: 4 }, () => signedIn(url, anna)))
  const kept = leaving.map(({ cookies }) => new Map(cookies))

  const [coming] = await Promise.all([
    Promise.all(leaving.map(() => signedIn(url, anna))),
    Promise.all(leaving.map((client) => client.send('POST', '/api/admin/logout'))),
  ])

  const ofComing = await Promise.all(coming.map((client) => client.send('GET', '/api/admin/me')))
  const ofLeft = await Promise.all(kept.map(me))
  expect(ofComing.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(ofLeft.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})
