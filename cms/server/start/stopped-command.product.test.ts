import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nothingSet } from '../../../testing/running-product.ts'
import { seededData } from '../../../testing/seeded-data.ts'
import { freePort } from '../../postgres/free-port.ts'

const newData = () => mkdtemp(join(tmpdir(), 'tutor-'))

/** Data of which Postgres says for ever that it is starting, as it does for minutes after a crash. */
async function recoveringData(): Promise<string> {
  const dataDir = await seededData()
  await writeFile(join(dataDir, 'postgres/standby.signal'), '')
  await appendFile(join(dataDir, 'postgres/postgresql.auto.conf'), 'hot_standby = off\n')
  return dataDir
}

test.each([
  ['SIGINT', 'seed', newData],
  ['SIGHUP', 'seed', newData],
  ['SIGINT', 'doctor', seededData],
  ['SIGTERM', 'doctor', recoveringData],
] as const)('%s ends %s with its Postgres', async (signal, command, makeData) => {
  const { child, printed, lives } = await begin(command, await makeData())
  await expect.poll(lives).toBe(true)

  child.kill(signal)
  await once(child, 'close')

  expect(child.exitCode).toBe(1)
  expect(printed.join('').trim()).toBe('Stopped.')
  expect(lives()).toBe(false)
})

test('a site ends with its Postgres while that still recovers', async () => {
  const { child, lives } = await begin('main', await recoveringData())
  await expect.poll(lives).toBe(true)

  child.kill('SIGTERM')
  await once(child, 'close')

  expect(child.exitCode).toBe(0)
  expect(lives()).toBe(false)
})

/** Starts one of the built programs on a data folder, which is removed in the end. */
async function begin(program: string, dataDir: string) {
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const environment = { ...nothingSet, PATH: process.env.PATH, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [`dist/server/${program}.cjs`], {
    env: { ...environment, NODE_ENV: 'production', PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lives = () => existsSync(join(dataDir, 'postgres/postmaster.pid'))
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  const printed: string[] = []
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  return { child, printed, lives }
}
