import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nothingSet } from '../../../testing/running-product.ts'
import { seededData } from '../../../testing/seeded-data.ts'
import { freePort } from '../../postgres/free-port.ts'

/** `npm run dev`, with a group of its own as a terminal gives it. */
async function startDevelopment() {
  const [dataDir, port] = [await seededData(), await freePort()]
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: {
      ...nothingSet,
      NODE_ENV: 'development',
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: 'ignore',
    detached: true,
  })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  })
  const url = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady).toBe(true)
  return { child, url, postgresLives: () => existsSync(join(dataDir, 'postgres/postmaster.pid')) }
}

/** Opens the socket over which a page is told of changes. */
async function openPage(url: string): Promise<void> {
  const script = await (await fetch(`${url}/@vite/client`)).text()
  const [, token] = /wsToken = "([^"]+)"/.exec(script) ?? []
  const asking = request(`${url}/?token=${token}`, {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      Origin: url,
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Protocol': 'vite-hmr',
    },
  })
  asking.end()
  const [, socket] = await once(asking, 'upgrade')
  socket.on('error', () => {}) // the server ends it
}

test('Ctrl+C ends it with its Postgres, though a page is open', async () => {
  const { child, url, postgresLives } = await startDevelopment()
  await openPage(url)

  process.kill(-Number(child.pid), 'SIGINT')
  await once(child, 'exit')

  expect(postgresLives()).toBe(false)
})
