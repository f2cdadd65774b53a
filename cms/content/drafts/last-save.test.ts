import { expect, test } from 'vitest'
import { afterSave, isFromOlder, LastSave } from './last-save.ts'

const own = { page: 'page', number: 4, form: 2 }
const last = (given: object = {}) => LastSave.parse(given)

test.each([
  ['began from what is stored', { base: 10, newest: 10, last: last() }, false],
  ['began from something older', { base: 9, newest: 10, last: last() }, true],
  [
    'began from something that said the same',
    { base: 9, newest: 10, last: last({ same: [9] }) },
    false,
  ],
  ['wrote itself what is stored', { base: 9, newest: 10, last: last({ form: 'page.2' }) }, false],
  [
    'is another form of the same page',
    { base: 9, newest: 10, last: last({ form: 'page.1' }) },
    true,
  ],
  ['says nothing of its beginning', { base: undefined, newest: 10, last: last() }, false],
  ['saves what has no version yet', { base: 9, newest: undefined, last: last() }, false],
])('a form that %s', (_what, begun, isRefused) => {
  expect(isFromOlder({ own, ...begun })).toBe(isRefused)
})

test('whoever is no form is refused nothing', () => {
  const begun = { base: 9, newest: 10, last: last() }

  expect(isFromOlder({ own: { page: 'page', number: 4 }, ...begun })).toBe(false)
  expect(isFromOlder({ own: null, ...begun })).toBe(false)
})

test('what says the same leaves the form that wrote it, and remembers when it was written', () => {
  const before = last({ page: 'page', number: 4, form: 'page.2', same: [8] })

  expect(afterSave({ own: null, last: before, newest: 10, isSame: true })).toEqual({
    page: 'page',
    number: 4,
    form: 'page.2',
    same: [10, 8],
  })
  expect(afterSave({ own: null, last: before, newest: 10, isSame: false })).toEqual({
    page: 'page',
    number: 4,
    form: undefined,
    same: [],
  })
})

test('twenty moments are remembered, the newest', () => {
  const same = Array.from({ length: 20 }, (_none, index) => 20 - index)
  const { same: kept } = afterSave({ own: null, last: last({ same }), newest: 21, isSame: true })

  expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([20, 21, 2])
})
