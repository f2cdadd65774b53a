import { expect, test } from 'vitest'
import { missingOf, problemsOf, readContactForm, tooLongOf } from './contact-rules.ts'
import { outcomeOf } from './contact-texts.ts'

const filled = { name: 'Ana', email: 'ana@example.com', subject: '', message: 'Hello' }

test('name, email and message are required, the subject is not', () => {
  expect(missingOf(filled)).toEqual({})
  expect(Object.keys(missingOf({ ...filled, name: '', email: '', message: '' }))).toEqual([
    'name',
    'email',
    'message',
  ])
})

test('a field with nothing but blanks is empty', () => {
  const data = new FormData()
  data.set('name', ' \n ')

  expect(readContactForm(data).name).toBe('')
})

test('a text that is too long is told at its field, not cut', () => {
  expect(tooLongOf({ ...filled, message: 'a'.repeat(10_000) })).toEqual({})
  expect(tooLongOf({ ...filled, message: 'a'.repeat(10_001) })).toEqual({
    message: 'Please use at most 10,000 characters.',
  })
})

test('an objection of the server stands at its field', () => {
  const problems = problemsOf([
    { path: 'email', message: 'Invalid email address' },
    { path: 'other', message: 'x' },
  ])

  expect(problems).toEqual({ email: 'Please check this e-mail address.' })
})

test('the address says what a form without script has come to', () => {
  expect(outcomeOf(new URLSearchParams('sent=1'))).toBe('sent')
  expect(outcomeOf(new URLSearchParams('problem=incomplete'))).toBe('incomplete')
  expect(outcomeOf(new URLSearchParams('problem=failed'))).toBe('failed')
  expect(outcomeOf(new URLSearchParams('problem=other'))).toBeNull()
})
