import { afterEach, expect, test, vi } from 'vitest'
import { studioEnvironment } from './studio-socket.ts'

afterEach(() => vi.unstubAllEnvs())

test('large pieces of the studio’s memory go back to the system, unless the operator has set how', () => {
  const usual = studioEnvironment('/tmp/socket')
  vi.stubEnv('MALLOC_MMAP_THRESHOLD_', '4096')
  const set = studioEnvironment('/tmp/socket')

  expect(usual).toMatchObject({ STUDIO_SOCKET: '/tmp/socket', MALLOC_MMAP_THRESHOLD_: '1048576' })
  expect(set).toMatchObject({ STUDIO_SOCKET: '/tmp/socket', MALLOC_MMAP_THRESHOLD_: '4096' })
})
