import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seededDatabase } from '../../testing/databases.ts'
import { type Source, writeBackup } from './write-backup.ts'

let root: string
let source: Source

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tutor-write-'))
  const databaseUrl = await seededDatabase(inject('postgresDataDir'))
  const site = { siteUrl: 'http://localhost:3000', secret: 'a secret of this test' }
  source = { databaseUrl, dataDir: join(root, 'data'), ...site }
  await mkdir(join(root, 'elsewhere'))
  await mkdir(join(source.dataDir, 'media'), { recursive: true })
  await writeFile(join(source.dataDir, 'media/at 10:30.webp'), 'a picture')
  await symlink(join(root, 'elsewhere'), join(source.dataDir, 'media/linked'))
})

afterAll(() => rm(root, { recursive: true }))

test('a file may have a colon in its name, and a link that is not followed is named', async () => {
  const { manifest } = await writeBackup(source, { path: join(root, 'site.tar.gz') })

  expect(Object.keys(manifest.parts)).toContain('media/at 10:30.webp')
  expect(manifest.leftOut).toEqual(['link media/linked'])
})

test('one that is ended leaves no file', async () => {
  const out = join(root, 'ended')
  await mkdir(out)
  const ending = new AbortController()
  ending.abort(new Error('Ended by its owner.'))

  const written = writeBackup(source, { path: join(out, 'site.tar.gz'), signal: ending.signal })

  await expect(written).rejects.toThrow('Ended by its owner.')
  expect(await readdir(out)).toEqual([])
})
