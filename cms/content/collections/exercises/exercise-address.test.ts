import { expect, test } from 'vitest'
import { exerciseLimits } from '../../../contract/limits.ts'
import { makeAddress } from './exercise-address.ts'

test('an address begins with the title and ends with signs that nobody guesses', () => {
  expect(makeAddress('Giulia’s words: week 3')).toMatch(/^giulias-words-week-3-[a-z2-9]{8}$/)
})

test('the same title has another address each time', () => {
  const addresses = Array.from({ length: 200 }, () => makeAddress('Words'))

  expect(new Set(addresses).size).toBe(200)
})

test.each(['', 'слова', '🎉', '単語'])(
  'a title without Latin letters has signs alone: %s',
  (title) => {
    expect(makeAddress(title)).toMatch(/^[a-z2-9]{8}$/)
  },
)

test('a long title is cut', () => {
  const address = makeAddress('a very long title '.repeat(20))

  expect(address.length).toBeLessThanOrEqual(exerciseLimits.address)
  expect(address).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})
