import { expect, test } from 'vitest'
import { pageWordsText, practiceText } from './practice-text.ts'

test.each([
  [3, 0, 'Learners practise 3 words. No gaps can be made from them.'],
  [3, 1, 'Learners practise 3 words. 1 has a gap.'],
  [3, 2, 'Learners practise 3 words. 2 have a gap.'],
  [3, 3, 'Learners practise 3 words. All have a gap.'],
  [1, 1, 'Learners practise 1 word. All have a gap.'],
])('%s words, %s gaps', (words, gaps, text) => {
  expect(practiceText({ state: 'ready', words, gaps, refused: [] })).toBe(text)
})

test('before and without an answer', () => {
  expect(practiceText({ state: 'reading' })).toBe('Checking the words…')
  expect(practiceText({ state: 'failed' })).toBe('The words could not be checked just now.')
})

test('words of an uploaded page', () => {
  expect(pageWordsText(false, null)).toContain('There are no words yet.')
  expect(pageWordsText(true, null)).toContain('Once the uploaded page is saved')
  expect(pageWordsText(true, 0)).toBe('No words were found in the uploaded page.')
  expect(pageWordsText(true, 1)).toContain('One word was found')
  expect(pageWordsText(true, 9)).toContain('9 words were found')
})
