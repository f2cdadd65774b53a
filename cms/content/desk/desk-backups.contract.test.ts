import { afterEach, expect, test } from 'vitest'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { Desk } from '../../contract/desk.ts'
import { noBackup } from '../../contract/last-backup.ts'

const admin = await signedIn(site.url)

afterEach(() => {
  process.env.BACKUP_DIR = ''
})

async function readBackups() {
  const { json } = await admin.send('GET', '/api/desk')
  return Desk.parse(json).piles.find(({ key }) => key === 'backups')
}

const note = (last: object) =>
  query(
    site.databaseUrl,
    `insert into payload_kv (key, data)
     values ('last-backup', '${JSON.stringify({ ...noBackup, ...last })}')
     on conflict (key) do update set data = excluded.data`,
  )

test('a nightly backup that failed is told on the desk', async () => {
  process.env.BACKUP_DIR = '/mnt/backups'
  await note({ failedAt: new Date().toISOString(), why: 'no space left on device' })

  const pile = await readBackups()

  expect(pile).toMatchObject({
    heading: 'Backups',
    count: 1,
    lines: [{ title: 'The last backup failed: no space left on device' }],
  })
})

test('a whole one of last night is not, nor is anything where there are to be none', async () => {
  await note({ failedAt: new Date().toISOString(), why: 'no space left on device' })
  const withoutSetting = await readBackups()
  process.env.BACKUP_DIR = '/mnt/backups'
  await note({ doneAt: new Date().toISOString() })
  const recent = await readBackups()

  expect([withoutSetting, recent]).toEqual([undefined, undefined])
})

test('an assistant is told nothing of it', async () => {
  process.env.BACKUP_DIR = '/mnt/backups'
  await note({ failedAt: new Date().toISOString(), why: 'no space left on device' })
  const assistant = await signedIn(site.url, await buildAdmin(admin, 'assistant'))

  const { text } = await assistant.send('GET', '/api/desk')

  expect(text).not.toContain('no space left')
})
