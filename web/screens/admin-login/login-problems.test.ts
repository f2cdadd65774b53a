import { expect, test } from 'vitest'
import { problemsOfRefused, wrongFieldOf } from './login-problems.ts'

test('a form sent without script comes back with what the server objects to at its field', () => {
  const errors = [{ path: 'username', message: 'Username is required' }]

  expect(problemsOfRefused({ values: {}, message: 'Invalid', errors })).toEqual({
    username: 'Username is required',
    password: undefined,
  })
})

test('what is about no field is about the whole attempt', () => {
  const refused = { values: {}, message: 'Login failed', errors: [] }

  expect(problemsOfRefused(refused)).toEqual({ form: 'Login failed' })
  expect(problemsOfRefused(null)).toEqual({})
})

test('the first empty field is where the correction begins', () => {
  const both = { username: 'Username is required', password: 'Password is required' }

  expect(wrongFieldOf(both, true)).toBe('username')
  expect(wrongFieldOf({ password: 'Password is required' }, true)).toBe('password')
})

test('after a refused attempt it begins at the captcha, or at the password', () => {
  expect(wrongFieldOf({ form: 'Login failed' }, true)).toBe('captcha')
  expect(wrongFieldOf({ form: 'Login failed' }, false)).toBe('password')
})

test('where nothing is wrong, no field is', () => {
  expect(wrongFieldOf({}, true)).toBeUndefined()
  expect(wrongFieldOf({ username: undefined, password: undefined }, false)).toBeUndefined()
})
