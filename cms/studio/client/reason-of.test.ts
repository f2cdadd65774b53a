import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.ts'

test('the contract says why in one message', () => {
  expect(reasonOf({ message: 'This file is not a course archive.' })).toBe(
    'This file is not a course archive.',
  )
})

test('Payload’s REST says what is wrong below the name of the field', () => {
  const errors = [
    {
      message: 'The following field is invalid: Note',
      data: { errors: [{ path: 'note', message: 'Please write at most 120 characters.' }] },
    },
  ]

  expect(reasonOf({ errors })).toBe('Please write at most 120 characters.')
})

test('without anything below, Payload’s own message is told', () => {
  expect(reasonOf({ errors: [{ message: 'Not found.' }] })).toBe('Not found.')
  expect(reasonOf({ errors: [{ message: 'Not found.', data: null }] })).toBe('Not found.')
})

test('what is neither says nothing', () => {
  expect([undefined, null, 'Bad gateway', {}, { errors: [] }].map(reasonOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})
