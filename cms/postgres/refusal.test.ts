import { expect, test } from 'vitest'
import { StartError } from '../environment/environment.ts'
import { refusalInWords } from './refusal.ts'

const coded = (code: string) => Object.assign(new Error('canceling statement'), { code })

test.each([
  ['a statement', coded('57014')],
  ['a wait for a lock', coded('55P03')],
  ['an idle transaction', coded('25P03')],
  ['a question of pg', new Error('Query read timeout')],
  ['what Drizzle wraps', new Error('Failed query', { cause: coded('57014') })],
])('%s that a limit has ended is told with the limits to change', (_, error) => {
  expect(refusalInWords(error)).toBeInstanceOf(StartError)
  expect(refusalInWords(error)?.message).toContain('statement_timeout')
})

test('a disk that is full is told of', () => {
  const words = refusalInWords(new Error('Failed query', { cause: coded('53100') }))

  expect(words).toBeInstanceOf(StartError)
  expect(words?.message).toContain('disk is full (canceling statement). Make room')
})

test.each([coded('57P01'), coded('42P01'), new Error('timeout expired'), 'nonsense', undefined])(
  '%s is no refusal',
  (error) => {
    expect(refusalInWords(error)).toBeNull()
  },
)
