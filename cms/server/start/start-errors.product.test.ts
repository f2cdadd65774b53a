import { rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl, emptyDatabase } from '../../../testing/databases.ts'
import { startInVain, startProduct } from '../../../testing/running-product.ts'
import { seededData } from '../../../testing/seeded-data.ts'
import { sessionLocks } from '../../environment/session-locks.ts'
import { freePort } from '../../postgres/free-port.ts'
import { openSession } from '../../postgres/open-session.ts'

const { port } = new URL(inject('productUrl'))

/** One line, for a person: no stack, no code. */
const oneLine = /^[^\n]+$/

test.each([
  ['PORT', 'abc', 'PORT=3000'],
  ['SITE_URL', 'https://tutor.example/site', 'SITE_URL=https://tutor.example'],
  ['DATABASE_URL', 'mysql://localhost/tutor', 'DATABASE_URL=postgres://'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD='],
  ['LOGIN_LIMIT', '0', 'LOGIN_LIMIT=300'],
])('%s=%s is told in one line with an example', async (name, value, example) => {
  const { exitCode, errors } = await startInVain({ [name]: value })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain(name)
  expect(errors).toContain(example)
})

test('all wrong variables are told at once, and no secret is printed', async () => {
  const { errors } = await startInVain({ ADMIN_PASSWORD: 'geheim', SECRET: 'streng-geheim' })

  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toMatch(/ADMIN_PASSWORD.*SECRET/)
  expect(errors).not.toContain('geheim')
})

test('a taken port is told with the way out', async () => {
  const { exitCode, errors } = await startInVain({ PORT: port })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain(`Port ${port} is already in use`)
  expect(errors).toContain('PORT=')
})

test('a database that is not there yet is told of, and waited for', async () => {
  const { port: there } = new URL(await databaseUrl(inject('productDataDir')))
  const way = await laterWayTo(Number(there))
  const url = new URL(await emptyDatabase(inject('productDataDir')))
  url.port = String(way.port)
  const port = await freePort()
  const starting = startProduct({ port, env: { DATABASE_URL: url.href } })
  onTestFinished(async () => (await starting).remove())
  const readiness = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ status, headers }) => [status, headers.has('retry-after')],
      () => 'closed',
    )
  await expect.poll(readiness).toEqual([503, true])
  await expect.poll(way.tries).toBeGreaterThan(2)

  way.open()
  const { log } = await starting

  await expect.poll(readiness).toEqual([200, false])
  expect(log().match(/is not responding/g)).toHaveLength(1)
  expect(log()).toContain('DATABASE_URL')
  expect(log()).not.toContain(url.password)
})

test('while it waits for its database it can be stopped', async () => {
  const env = { DATABASE_URL: 'postgres://user:geheim@127.0.0.1:1/tutor' }
  const { exitCode, errors } = await startInVain(env, (printed) => printed.includes('waits'))

  expect(exitCode).toBe(0)
  expect(errors).not.toContain('geheim')
})

/** A way to a port that refuses everybody until it is opened. */
async function laterWayTo(there: number) {
  let isOpen = false
  let tries = 0
  const server = createServer((client) => {
    tries += 1
    if (!isOpen) return void client.resetAndDestroy()
    const onward = connect(there, '127.0.0.1')
    client.pipe(onward).pipe(client)
    for (const end of [client, onward]) {
      end.on('error', () => {}) // whoever is closed first closes the other
      end.on('close', () => [client, onward].map((socket) => socket.destroy()))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    tries: () => tries,
    open() {
      isOpen = true
    },
  }
}

test('a database that lets nobody in is told with the way out', async () => {
  const url = new URL(await databaseUrl(inject('productDataDir')))
  url.password = 'not-the-password'

  const { exitCode, errors } = await startInVain({ DATABASE_URL: url.href })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain('DATABASE_URL')
  expect(errors).not.toContain('not-the-password')
})

test('a database that does not exist is told with the way out', async () => {
  const { exitCode, errors } = await startInVain({
    DATABASE_URL: await databaseUrl(inject('productDataDir'), 'no_such_database'),
  })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain('no_such_database')
  expect(errors).toContain('DATABASE_URL')
})

test('a database in which no tables may be made is told with the way out', async () => {
  const url = await emptyDatabase(inject('productDataDir'))

  const { exitCode, errors } = await startInVain({
    DATABASE_URL: `${url}?options=-c%20role%3Dpg_monitor`,
  })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain('grant create on schema public to "pg_monitor"')
})

test.each([
  ['options=-c%20search_path%3Dnowhere', 'Take search_path out of DATABASE_URL'],
  ['options=-c%20datestyle%3DSQL', 'Take datestyle out of DATABASE_URL'],
  ['replication=database', 'has replication, which is for standbys'],
  ['sslmode=verify-full&sslrootcert=system', 'no such file or directory'],
])('an address with ?%s is told with the way out', async (query, says) => {
  const url = await emptyDatabase(inject('productDataDir'))

  const { exitCode, errors } = await startInVain({ DATABASE_URL: `${url}?${query}` })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain(says)
  expect(errors).toContain('DATABASE_URL')
})

test.each(['statement_timeout=300', 'lock_timeout=300', 'query_timeout=300'])(
  'a database that ends what the start asks of it, by %s, is told with the way out',
  async (limit) => {
    const url = await emptyDatabase(inject('productDataDir'))
    const other = await openSession(url)
    onTestFinished(() => other.end())
    await other.query('select pg_advisory_lock($1)', [sessionLocks.start])

    const { exitCode, errors } = await startInVain({ DATABASE_URL: `${url}?${limit}` })

    expect(exitCode).toBe(1)
    expect(errors.trim()).toMatch(oneLine)
    expect(errors).toContain('Take statement_timeout')
  },
)

test('what is set for another Postgres keeps nobody from the embedded one', async () => {
  const env = { PGSSLMODE: 'require', PGOPTIONS: '-c statement_timeout=1', PGHOST: 'db.example' }

  const product = await startProduct({ dataDir: await seededData(), env })
  onTestFinished(() => product.remove())

  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
})

test('a data folder that cannot be one is told by its variable', async () => {
  const file = join(tmpdir(), `tutor-file-${crypto.randomUUID()}`)
  await writeFile(file, '')
  onTestFinished(() => rm(file))

  const { exitCode, errors } = await startInVain({ DATA_DIR: file })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain('DATA_DIR')
})
