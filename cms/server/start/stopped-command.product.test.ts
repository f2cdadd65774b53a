import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nothingSet } from '../../../testing/running-product.ts'

test.each(['SIGINT', 'SIGHUP'] as const)('%s ends a command with its Postgres', async (signal) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const child = spawn(process.execPath, ['dist/server/seed.cjs'], {
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
