import { expect, test } from 'vitest'
import { readFiles } from '../read-files.mjs'

const tests = [...readFiles('.')].filter(([path]) => path.endsWith('.test.ts'))

// Whether the module is replaced would hang on which file of the worker has loaded it before.
test('no test replaces a module, because files share a worker', () => {
  const replacing = tests.filter(([, text]) => /\bvi\.(do)?mock\(/i.test(text))

  expect(tests.length).toBeGreaterThan(100)
  expect(replacing).toEqual([])
})
