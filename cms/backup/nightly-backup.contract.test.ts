import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seededDatabase } from '../../testing/databases.ts'
import { readLastBackup } from './last-backup.ts'
import { backUpIfDue } from './nightly-backup.ts'
import { inspectBackup } from './restore-backup.ts'
import type { Source } from './write-backup.ts'

let root: string
let source: Source

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tutor-nightly-'))
  const databaseUrl = await seededDatabase(inject('postgresDataDir'))
  source = { databaseUrl, dataDir: root, siteUrl: 'http://localhost:3000', secret: 'x'.repeat(32) }
})

afterAll(() => rm(root, { recursive: true }))

const settingsFor = (folder: string) => ({ folder: join(root, folder), keep: 2, hour: 0 })

async function lastBackup() {
  const client = new pg.Client({ connectionString: source.databaseUrl })
  await client.connect()
  return readLastBackup(client).finally(() => client.end())
}

test('a failure is noted, and an hour later it is tried again', async () => {
  await writeFile(join(root, 'in-the-way'), 'no folder')
  const now = new Date()
  const soon = new Date(now.getTime() + 60_000)

  await expect(backUpIfDue(source, settingsFor('in-the-way'), now)).rejects.toThrow()

  const { failedAt, why } = await lastBackup()
  expect(failedAt).not.toBeNull()
  expect(why).toContain('in-the-way')
  expect(await backUpIfDue(source, settingsFor('in-the-way'), soon)).toBe(false)
})

test('one is made each night by one of several replicas, and the oldest go', async () => {
  const settings = settingsFor('kept')
  await mkdir(settings.folder)
  const older = ['nightly-2026-01-01-030000.tar.gz', 'nightly-2026-01-02-030000.tar.gz']
  for (const name of [...older, 'backup-2025-01-01-030000.tar.gz']) {
    await writeFile(join(settings.folder, name), '')
  }
  // Another night, so that the failure above is of no account.
  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000)

  const made = await Promise.all([1, 2, 3].map(() => backUpIfDue(source, settings, tomorrow)))

  const { doneAt, failedAt, file } = await lastBackup()
  expect(made.filter(Boolean)).toHaveLength(1)
  expect([doneAt, failedAt]).toEqual([expect.any(String), null])
  expect((await inspectBackup({ path: file ?? '' })).head.site).toBe('http://localhost:3000')
  const names = await readdir(settings.folder)
  expect(names).toHaveLength(3)
  expect(names).not.toContain(older[0])
  expect(names).toContain('backup-2025-01-01-030000.tar.gz')
})
