import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { openSession } from '../../postgres/open-session.ts'
import { heldLock } from './held-lock.ts'

const { databaseUrl } = site
const lock = 42_4242

/** The database behind a line that can go silent without a word. */
async function line() {
  const { hostname, port } = new URL(databaseUrl)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url: url.href,
    goSilent() {
      for (const socket of sockets) socket.unpipe()
    },
  }
}

const held = (url: string) => {
  const one = heldLock(lock, () => openSession(url, { answerLimitMs: 300 }))
  onTestFinished(() => one.leave())
  return one
}

test('one of two holds it, until it leaves', async () => {
  const [first, second] = [held(databaseUrl), held(databaseUrl)]

  expect([await first.holds(), await second.holds()]).toEqual(['taken', 'no'])
  expect([await first.holds(), await second.holds()]).toEqual(['still', 'no'])
  await first.leave()
  expect([await second.holds(), await first.holds()]).toEqual(['taken', 'no'])
})

test('whoever is cut off without a word does not believe that it still holds it', async () => {
  const cut = await line()
  const first = held(cut.url)
  expect(await first.holds()).toBe('taken')
  cut.goSilent()
  await query(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${lock}`,
  )
  const second = held(databaseUrl)
  await expect.poll(() => second.holds()).toBe('taken')

  expect(await first.holds()).toBe('no')
  expect(await second.holds()).toBe('still')
}, 20_000)

test('Postgres asks soon whether the machine of the holder is still there', async () => {
  const client = await openSession(databaseUrl)
  onTestFinished(() => client.end())

  const { rows } = await client.query(`
    select current_setting('tcp_keepalives_idle') as idle,
      current_setting('tcp_keepalives_interval') as interval,
      current_setting('tcp_keepalives_count') as count`)

  expect(rows).toEqual([{ idle: '15', interval: '5', count: '3' }])
})
