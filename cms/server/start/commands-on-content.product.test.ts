import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtCommand } from '../../../testing/built-command.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { nothingSet, startProduct, testAdmin } from '../../../testing/running-product.ts'
import { seededData } from '../../../testing/seeded-data.ts'

test.each([
  ['seed', [], 'All the sample content is already there.'],
  ['password', [testAdmin.username], `Username ${testAdmin.username}`],
])('%s on a site that is stopped says what it did, and nothing else', async (name, args, said) => {
  const dataDir = await seededData()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))

  const { code, text } = await builtCommand(name, { dataDir, port: '3000' }, args)

  expect(code).toBe(0)
  expect(text).toContain(said)
  expect(text).not.toContain('connection was lost')
})

test.each([
  ['all settings are there', 'Asia'],
  ['one is missing', null],
])(
  'where %s, seeding publishes nothing of a newer draft, and the draft stays',
  async (_, region) => {
    const product = await startProduct({ dataDir: await seededData() })
    onTestFinished(() => product.remove())
    const admin = await signedIn(product.url)
    await admin.studio('POST', '/globals/site', { region, _status: 'published' })
    const draft = { brand: 'Not Announced Yet', email: 'new@example.com', region: 'Africa' }
    await admin.studio('POST', '/globals/site?draft=true', draft)

    const { code } = await builtCommand('seed', { dataDir: product.dataDir, port: '3000' })

    expect(code).toBe(0)
    const published = await admin.studio('GET', '/globals/site?depth=0')
    expect(published.json).toMatchObject({
      brand: 'Clearly Spoken',
      email: 'hello@clearlyspoken.example.com',
      region: region ?? 'Europe',
      _status: 'published',
    })
    const newest = await admin.studio('GET', '/globals/site?depth=0&draft=true')
    expect(newest.json).toMatchObject({ ...draft, _status: 'draft' })
  },
)

test('a command whose reader has gone does what it was asked for, and leaves no Postgres behind', async () => {
  const dataDir = await seededData()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const child = spawn(process.execPath, ['dist/server/backup.cjs'], {
    env: { ...nothingSet, PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  })

  child.stdout.destroy()
  await once(child, 'close')

  expect(child.exitCode).toBe(0)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})
