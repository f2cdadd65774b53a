import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tests = execFileSync('git', ['ls-files', '*.test.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '')

// Whether the module is replaced would hang on which file of the worker has loaded it before.
test('no test replaces a module, because files share a worker', () => {
  const replacing = tests.filter((path) => /\bvi\.(do)?mock\(/i.test(readFileSync(path, 'utf8')))

  expect(tests.length).toBeGreaterThan(100)
  expect(replacing).toEqual([])
})
