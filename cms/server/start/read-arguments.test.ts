import { expect, test } from 'vitest'
import { StartError } from '../../environment/environment.ts'
import { readArguments } from './read-arguments.ts'

const known = { usage: 'npm run it [word]', flags: ['json'], mostWords: 1 }

test('words and options that a command knows are read', () => {
  const { words, has } = readArguments(known, ['--json', 'tutor'])

  expect(words).toEqual(['tutor'])
  expect([has('json'), readArguments(known, []).has('json')]).toEqual([true, false])
})

test.each([
  [['tutor', 'extra'], '“extra” is one word too many.'],
  [['--other'], "Unknown option '--other'"],
])('%j is refused with the usage', (args, message) => {
  const read = () => readArguments(known, args)

  expect(read).toThrow(StartError)
  expect(read).toThrow(message)
  expect(read).toThrow(known.usage)
})
