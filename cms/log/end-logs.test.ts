import { expect, test } from 'vitest'
import { keepLines } from '../../testing/kept-lines.ts'
import { createLog, endLogs } from './log.ts'

test('once logs are ended, nothing more is written', () => {
  const { lines, destination } = keepLines()
  const log = createLog({ level: 'debug', isReadable: false, destination })
  log.warn('before')

  endLogs()
  log.error({ err: new Error('Connection terminated unexpectedly') })
  log.warn('after')

  expect(lines).toHaveLength(1)
})
