import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seededDatabase } from '../../testing/databases.ts'
import { checkBackup } from './check-backup.ts'
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

// Else each backup would be written to its end, and then be called damaged.
test.skipIf(process.platform === 'win32')(
  'a file whose name no backup can hold is named',
  async () => {
    const odd = [String.raw`media/from\windows.webp`, `media/${'a'.repeat(120)}.webp`]
    const dataDir = join(root, 'odd')
    await mkdir(join(dataDir, 'media'), { recursive: true })
    for (const name of [...odd, 'media/plain.webp'])
      await writeFile(join(dataDir, name), 'a picture')

    const { manifest } = await writeBackup(
      { ...source, dataDir },
      { path: join(root, 'odd.tar.gz') },
    )

    expect(Object.keys(manifest.parts)).toContain('media/plain.webp')
    expect(manifest.leftOut.toSorted()).toEqual(odd.map((name) => `file ${name}`).toSorted())
  },
)

test('one that is ended leaves no file', async () => {
  const out = join(root, 'ended')
  await mkdir(out)
  const ending = new AbortController()
  ending.abort(new Error('Ended by its owner.'))

  const written = writeBackup(source, { path: join(out, 'site.tar.gz'), signal: ending.signal })

  await expect(written).rejects.toThrow('Ended by its owner.')
  expect(await readdir(out)).toEqual([])
})

test('a file that came into its place meanwhile is not written over', async () => {
  const out = join(root, 'taken')
  await mkdir(out)
  const path = join(out, 'site.tar.gz')
  await writeFile(path, 'of another')

  const written = writeBackup(source, { path })

  await expect(written).rejects.toThrow(`${path} is there already`)
  expect(await readdir(out)).toEqual(['site.tar.gz'])
  expect(await readFile(path, 'utf8')).toBe('of another')
})

test('of two at once into one file the second is refused, and the first is whole', async () => {
  const path = join(root, 'twice.tar.gz')

  const both = await Promise.allSettled([
    writeBackup(source, { path }),
    writeBackup(source, { path }),
  ])

  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await readdir(root)).not.toContain('twice.tar.gz.part')
  expect((await checkBackup(path)).manifest.leftOut).toEqual(['link media/linked'])
})
