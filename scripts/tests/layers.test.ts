import { expect, test } from 'vitest'
import { layers, meantArguments } from './layers.mjs'

const file = 'web/ui/button.test.ts'

test('a file and the name of a test are passed on as they are', () => {
  const given = [file, '-t', 'a button is one']

  expect(meantArguments(given, layers.unit, {})).toEqual(given)
})

test.each([
  ['-t', layers.unit, { npm_config_t: 'true' }],
  ['-g', layers.browser, { npm_config_global: 'true' }],
] as const)('a name whose %s was kept by npm is a name again', (flag, layer, env) => {
  expect(meantArguments([file, 'yes/no is asked'], layer, env)).toEqual([
    file,
    flag,
    'yes/no is asked',
  ])
})

test('a part of a file’s name stays one where no flag was kept', () => {
  expect(meantArguments(['button'], layers.unit, {})).toEqual(['button'])
})
