import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pino from 'pino'
import { expect, test } from 'vitest'
import { outliveErrors } from './outlive-errors.ts'

test.runIf(process.platform === 'linux')(
  'a log on a full disk ends nothing, and fills no memory',
  async () => {
    const stream = pino.destination('/dev/full')
    outliveErrors(stream)
    const log = pino(stream)
    const dropped = once(stream, 'drop')
    const failed = once(stream, 'error')

    for (let line = 0; line < 3; line++) log.info('a'.repeat(400_000))

    await dropped
    expect(await failed).toMatchObject([{ code: 'ENOSPC' }])
  },
)

test('a program goes on when nobody reads any more what it prints', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', printsOnceAsked], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()

  child.stdin.end()

  expect(await once(child, 'exit')).toEqual([3, null])
})

const printsOnceAsked = `
  const { outliveReaders } = await import('./cms/log/outlive-errors.ts')
  outliveReaders()
  process.on('uncaughtException', () => process.exit(1))
  process.stdin.resume().on('end', () => {
    console.error('an error')
    console.log('a line')
    setImmediate(() => setImmediate(() => process.exit(3)))
  })
  console.log('ready')
`
