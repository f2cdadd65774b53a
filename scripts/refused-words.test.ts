import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test.each([
  ['test-layer.mjs', 'units', '“units” is no layer of the tests. There are: unit, component'],
  ['check-regexes.mjs', 'old', '“old” is not known.'],
  ['fuzz.mjs', 'many', '“many” is no number of times.'],
  ['fuzz.mjs', '0', '“0” is no number of times.'],
])('%s %s is refused in a sentence', async (script, word, sentence) => {
  const outcome = await run(process.execPath, [`scripts/${script}`, word]).catch((error) => error)

  expect(outcome.code).toBe(1)
  expect(outcome.stderr).toContain(sentence)
  expect(outcome.stderr).not.toContain('    at ')
})
