import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { builtCommand } from '../../../testing/built-command.ts'
import { testAdmin } from '../../../testing/running-product.ts'
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
