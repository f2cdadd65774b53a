import { expect, onTestFinished, test } from 'vitest'
import { keepOthersOut } from './keep-others-out.ts'

test.skipIf(process.platform === 'win32').each([
  [0o000, 0o002],
  [0o022, 0o022],
  [0o077, 0o077],
])('of the rights that %i takes away, at least those of others to write are', (given, kept) => {
  const usual = process.umask(given)
  onTestFinished(() => void process.umask(usual))

  keepOthersOut()

  expect(process.umask(given)).toBe(kept)
})
