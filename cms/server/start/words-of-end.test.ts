import { expect, test } from 'vitest'
import { StartError } from '../../environment/environment.ts'
import { wordsOfEnd } from './words-of-end.ts'

test('what a person has to change is said alone', () => {
  expect(wordsOfEnd(new StartError('Choose another port.'))).toBe('\nChoose another port.\n')
})

test('of a query that failed its values are left out, and why it failed is said', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    severity: 'ERROR',
    detail: 'Key (email)=(ana@example.com) exists.',
  })
  const query = { query: 'insert into admins values ($1)', params: ['ana@example.com'] }
  const text = `Failed query: ${query.query}\nparams: ana@example.com`

  const words = wordsOfEnd(Object.assign(new Error(text, { cause }), query))

  expect(words).toContain('Failed query: insert into admins values ($1)')
  expect(words).toContain('Cause: Error: duplicate key (23505)')
  expect(words).toContain('    at ')
  expect(words).not.toContain('ana@example.com')
})

test('what is no error has an end as well', () => {
  expect(wordsOfEnd(undefined)).toBe('It ended without a reason.')
})
