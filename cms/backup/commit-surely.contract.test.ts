import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase, query, seededDatabase } from '../../testing/databases.ts'
import { inspectBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const postgres = inject('postgresDataDir')
let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutor-commit-'))
  path = join(folder, 'site.tar.gz')
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const databaseUrl = await seededDatabase(postgres)
  const site = { siteUrl: 'http://localhost:3000', secret: 'the secret of the backup' }
  await writeBackup({ databaseUrl, dataDir, ...site }, { path })
})

afterAll(() => rm(folder, { recursive: true }))

type Loss = 'the COMMIT' | 'its answer'

/** The same database by a way that loses the first COMMIT, or the answer to it. */
async function lossyUrl(databaseUrl: string, loss: Loss): Promise<string> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets: Socket[] = []
  let isLost = false
  const way = createServer((near) => {
    const far = connect(Number(port), hostname)
    let losesAnswer = false
    const end = () => [near, far].forEach((socket) => void socket.destroy())
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    near.on('data', (bytes) => {
      const isCommit = !isLost && bytes.includes('commit\0')
      if (isCommit) isLost = true
      if (isCommit && loss === 'the COMMIT') return end()
      losesAnswer ||= isCommit
      far.write(bytes)
    })
    far.on('data', (bytes) => (losesAnswer ? end() : near.write(bytes)))
  })
  await new Promise<void>((listening) => way.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    way.close()
  })
  const address = way.address()
  const url = new URL(databaseUrl)
  url.port = typeof address === 'object' && address ? String(address.port) : ''
  return url.href
}

async function restoreLosing(loss: Loss) {
  const databaseUrl = await emptyDatabase(postgres)
  const dataDir = await mkdtemp(join(folder, 'data-'))
  await writeFile(join(dataDir, 'secret'), 'the secret that was there')
  const target = {
    databaseUrl: await lossyUrl(databaseUrl, loss),
    dataDir,
    keepsSecret: false,
    replaces: false,
  }
  const restored = restoreBackup({ path, ...(await inspectBackup({ path })) }, target)
  const isDone = await restored.then(
    () => true,
    () => false,
  )
  const [row] = await query(databaseUrl, `select to_regclass('courses') is not null as "isThere"`)
  return { isDone, hasRows: row?.isThere, secret: await readFile(join(dataDir, 'secret'), 'utf8') }
}

test('rows whose COMMIT was done keep their files, though its answer was lost', async () => {
  expect(await restoreLosing('its answer')).toEqual({
    isDone: true,
    hasRows: true,
    secret: 'the secret of the backup',
  })
})

test('where the COMMIT was lost, rows and files are as they were', async () => {
  expect(await restoreLosing('the COMMIT')).toEqual({
    isDone: false,
    hasRows: false,
    secret: 'the secret that was there',
  })
})
