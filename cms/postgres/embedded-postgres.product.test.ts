import { readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type RunningProduct, startProduct } from '../../testing/running-product.ts'
import { seededData } from '../../testing/seeded-data.ts'
import { type RunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { openSession } from './open-session.ts'
import { isAlive } from './postgres-process.ts'

// This process stands for a command (a backup, say) that needs the database while no site runs.
let dataDir: string
let command: RunningPostgres
let site: RunningProduct | undefined

beforeEach(async () => {
  dataDir = await seededData()
  command = await startEmbeddedPostgres(dataDir)
})

afterEach(async () => {
  await site?.stop()
  await command.stop()
  await site?.remove()
  site = undefined
})

const serverNumber = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

const statusOf = async (path: string) => (await fetch(`${site?.url}${path}`)).status

test('who starts it is told once its process runs, before it can be asked', async () => {
  await command.stop()
  const order: string[] = []

  const onAsked = () => order.push('begun')
  command = await startEmbeddedPostgres(dataDir, { takesOver: true, onAsked })
  order.push('ready')

  expect(order).toEqual(['begun', 'ready'])
  expect(isAlive(await serverNumber())).toBe(true)
})

test('a site that was started while a command ran keeps its database when that ends', async () => {
  site = await startProduct({ dataDir })
  const server = await serverNumber()

  await command.stop()

  expect(isAlive(server)).toBe(true)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await statusOf('/courses')).toBe(200)
})

test('the site stops the database that a command has left to it', async () => {
  site = await startProduct({ dataDir })
  const server = await serverNumber()
  await command.stop()

  expect(await site.stop()).toBe(0)

  expect(isAlive(server)).toBe(false)
})

test('a command that runs longer than the site keeps its database, and stops it', async () => {
  site = await startProduct({ dataDir })
  const server = await serverNumber()

  await site.stop()
  const whileRunning = isAlive(server)
  await command.stop()

  expect([whileRunning, isAlive(server)]).toEqual([true, false])
})

test('the site starts the database again that dies after the command has ended, once its folder is there', async () => {
  site = await startProduct({ dataDir })
  const { log } = site
  await command.stop()
  const first = await serverNumber()

  await rename(dataDir, `${dataDir}-away`)
  process.kill(first, 'SIGKILL')
  await vi.waitFor(() => expect(log()).toContain('no such file or directory'), 30_000)
  await rename(`${dataDir}-away`, dataDir)

  await vi.waitFor(
    async () => {
      expect(await serverNumber()).not.toBe(first)
      expect(await statusOf('/readyz')).toBe(200)
    },
    { timeout: 120_000 },
  )
})

test('a command that asks for the site’s database leaves it running', async () => {
  await command.stop()
  site = await startProduct({ dataDir })
  const server = await serverNumber()

  command = await startEmbeddedPostgres(dataDir)
  await command.stop()

  expect(isAlive(server)).toBe(true)
  expect(await statusOf('/readyz')).toBe(200)
})

test('its log holds nothing of a row that it has refused, and is its owner’s alone', async () => {
  const client = await openSession(command.url)
  onTestFinished(() => client.end())
  await client.query('create temporary table words (word text, more text not null)')

  const refused = client.query('insert into words (word) values ($1)', ['streng-geheim'])

  await expect(refused).rejects.toThrow('null value in column "more"')
  const log = join(dataDir, 'postgres.log')
  await expect.poll(() => readFile(log, 'utf8')).toContain('null value in column "more"')
  expect(await readFile(log, 'utf8')).not.toContain('streng-geheim')
  expect((await stat(log)).mode & 0o777).toBe(0o600)
})
