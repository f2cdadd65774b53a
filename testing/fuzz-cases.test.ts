import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fuzzCases } from './nasty-values.ts'

const cases = Object.values(fuzzCases).reduce((sum, one) => sum + one, 0)

test('npm test has 2,000 random cases and more, npm run fuzz 100,000', async () => {
  const script = await readFile('scripts/fuzz.mjs', 'utf8')
  const times = Number(/\[times = '(\d+)'\]/.exec(script)?.[1])

  expect(cases).toBeGreaterThanOrEqual(2_000)
  expect(cases * times).toBeGreaterThanOrEqual(100_000)
})

test('each kind of case is asked for by a test that npm run fuzz runs', async () => {
  const script = await readFile('scripts/fuzz.mjs', 'utf8')
  const names = ['parsers.test', 'contract.contract.test', 'addresses.contract.test']
  const files = [...names, 'archives.contract.test', 'studio.contract.test'].map(
    (name) => `testing/fuzz-${name}.ts`,
  )
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))

  expect(files.filter((file) => !script.includes(file))).toEqual([])
  const unused = Object.keys(fuzzCases).filter(
    (kind) => !texts.some((text) => text.includes(`fuzzCases.${kind}`)),
  )
  expect(unused).toEqual([])
})
