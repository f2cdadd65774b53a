import { expect, test } from 'vitest'
import { masked } from './masked.ts'

test.each([
  ['put something off', 'If you put it off, you do it later.', 'If you … it …, you do it later.'],
  ['put sth off', 'You put something off: you do it later.', 'You … something …: you do it later.'],
  ['put off', 'He puts his old plans off until May.', 'He … his old plans … until May.'],
  ['to give up', 'Giving up, or giving it up, is to stop.', '…, or … it …, is to stop.'],
  ['turn sb/sth down', 'To turn an offer down.', 'To … an offer ….'],
  ['put off', 'To put it off, or to put off a plan.', 'To … it …, or to … a plan.'],
])('"%s" does not stand in "%s"', (word, meaning, left) => {
  expect(masked(meaning, word)).toBe(left)
})

test.each([
  ['put something off', 'To put a thing on and take a hat off.'],
  ['in time', 'In a short time.'],
  ['put up with', 'To put a guest up.'],
])('"%s" takes nothing out of "%s"', (word, meaning) => {
  expect(masked(meaning, word)).toBe(meaning)
})
