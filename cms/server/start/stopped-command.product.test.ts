import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nothingSet } from '../../../testing/running-product.ts'
import { seededData } from '../../../testing/seeded-data.ts'

const newData = () => mkdtemp(join(tmpdir(), 'tutor-'))

test.each([
  ['SIGINT', 'seed', newData],
  ['SIGHUP', 'seed', newData],
  ['SIGINT', 'doctor', seededData],
] as const)('%s ends %s with its Postgres', async (signal, command, makeData) => {
  const dataDir = await makeData()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const child = spawn(process.execPath, [`dist/server/${command}.cjs`], {
    env: { ...nothingSet, PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  })
  const printed: string[] = []
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const lives = () => existsSync(join(dataDir, 'postgres/postmaster.pid'))
  await expect.poll(lives).toBe(true)

  child.kill(signal)
  await once(child, 'close')

  expect(child.exitCode).toBe(1)
  expect(printed.join('').trim()).toBe('Stopped.')
  expect(lives()).toBe(false)
})
