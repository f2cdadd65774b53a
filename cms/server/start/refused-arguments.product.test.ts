import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtCommand } from '../../../testing/built-command.ts'

test.each([
  ['password', ['tutor', 'extra'], 'one word too many'],
  ['password', ['--for-all'], 'Unknown option'],
  ['seed', ['more'], 'one word too many'],
  ['files', ['here'], 'one word too many'],
  ['doctor', ['json'], 'one word too many'],
  ['backup', ['here', 'there'], 'one word too many'],
  ['restore', [], 'Which backup?'],
])('%s %j is refused before anything is done', async (name, args, message) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))

  const { code, text } = await builtCommand(name, { dataDir, port: '3000' }, args)

  expect(code).toBe(1)
  expect(text).toContain(message)
  expect(text).toContain(`npm run ${name}`)
  expect(await readdir(dataDir)).toEqual([])
})

test('a command that is asked for help tells how it is used, and does nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))

  const { code, text } = await builtCommand('backup', { dataDir, port: '3000' }, ['--help'])

  expect(code).toBe(0)
  expect(text).toMatch(/^npm run backup .+\n$/)
  expect(await readdir(dataDir)).toEqual([])
})
