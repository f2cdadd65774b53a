import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase, query, seededDatabase } from '../../testing/databases.ts'
import { restoredKey } from '../contract/restored.ts'
import { finishRestore } from './finish-restore.ts'
import { waitingFiles } from './swap-files.ts'

const postgres = inject('postgresDataDir')

/** A data folder whose secret was exchanged by a restore that was killed then. */
async function cutOff(restoreId: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-restore-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await writeFile(join(dataDir, 'secret'), 'before')
  const files = await waitingFiles(dataDir, { restoreId, keepsSecret: false })
  await files.add('secret', bytes('restored'))
  await files.swap()
  return { dataDir, secret: () => readFile(join(dataDir, 'secret'), 'utf8') }
}

async function* bytes(text: string) {
  yield Buffer.from(text)
}

const noteRestored = (databaseUrl: string, id: string) =>
  query(
    databaseUrl,
    `insert into payload_kv (key, data)
     values ('${restoredKey}', '{ "at": "2026-01-01T00:00:00.000Z", "id": "${id}" }')`,
  )

test('of one that was killed before it changed anything nothing is left', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-restore-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const files = await waitingFiles(dataDir, { restoreId: 'this', keepsSecret: false })
  await files.add('secret', bytes('restored'))
  await files.add('media/lake.webp', bytes('a picture'))

  await finishRestore(await emptyDatabase(postgres), dataDir)

  const left = await readdir(dataDir, { recursive: true })
  expect(left.toSorted()).toEqual(['lesson-files', 'media'])
})

test('where the rows were stored, the files of the backup stay', async () => {
  const databaseUrl = await seededDatabase(postgres)
  await noteRestored(databaseUrl, 'this')
  const { dataDir, secret } = await cutOff('this')

  await finishRestore(databaseUrl, dataDir)

  expect(await secret()).toBe('restored')
})

test.each([
  [
    'another restore',
    async () => {
      const databaseUrl = await seededDatabase(postgres)
      await noteRestored(databaseUrl, 'earlier')
      return databaseUrl
    },
  ],
  ['no restore', () => seededDatabase(postgres)],
  ['no site', () => emptyDatabase(postgres)],
])('where the rows are those of %s, the files before come back', async (_of, makeDatabase) => {
  const databaseUrl = await makeDatabase()
  const { dataDir, secret } = await cutOff('this')

  await finishRestore(databaseUrl, dataDir)

  expect(await secret()).toBe('before')
})
