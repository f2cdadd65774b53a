import { expect, onTestFinished, test, vi } from 'vitest'
import { keepLines } from '../../testing/kept-lines.ts'

test('once logs are ended, nothing more is written', async () => {
  // A log of its own: that of other tests goes on.
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { createLog, endLogs } = await import('./log.ts')
  const { lines, destination } = keepLines()
  const log = createLog({ level: 'debug', isReadable: false, destination })
  log.warn('before')

  endLogs()
  log.error({ err: new Error('Connection terminated unexpectedly') })
  log.warn('after')

  expect(lines).toHaveLength(1)
})
