import { expect, test } from 'vitest'
import { chosenOf } from './chosen-parts.ts'

const pages = { home: '/', courses: '/courses' }

test('without names all parts are measured', () => {
  expect(chosenOf(pages, [])).toEqual(Object.entries(pages))
})

test('with names those parts alone are measured', () => {
  expect(chosenOf(pages, ['courses'])).toEqual([['courses', '/courses']])
})

test('a name that no part has is no measurement that passes', () => {
  expect(() => chosenOf(pages, ['hime'])).toThrow('No part is called hime, but home, courses')
})
