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
