import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const asCharacters = { width: 10, maxLines: 2, measure: (text: string) => [...text].length }

test('a short text stays on one line', () => {
  expect(wrapText('Contact', asCharacters)).toEqual(['Contact'])
})

test('a text breaks between words', () => {
  expect(wrapText('Job  interviews', asCharacters)).toEqual(['Job', 'interviews'])
})

test('what does not fit is cut with an ellipsis', () => {
  expect(wrapText('one two three four five', asCharacters)).toEqual(['one two', 'three fou…'])
  expect(wrapText('Donaudampfschifffahrt', asCharacters)).toEqual(['Donaudamp…'])
})

test('no text gives no line', () => {
  expect(wrapText('  ', asCharacters)).toEqual([])
})
