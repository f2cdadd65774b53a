import { expect, test } from 'vitest'
import { buildPageTestimonial } from '../../../testing/fake-contract.ts'
import { excerptOf } from './excerpt.ts'
import { onLevelTab, parseLevelTab } from './level-tabs.ts'

const withLevel = (level: string, id: number) => buildPageTestimonial({ id, level })

test('a tab shows the levels whose text contains its words', () => {
  const testimonials = ['Business English', 'TOEFL Student', 'Advanced', 'Upper Intermediate'].map(
    withLevel,
  )

  expect(onLevelTab(testimonials, 'all')).toHaveLength(4)
  expect(onLevelTab(testimonials, 'business').map(({ id }) => id)).toEqual([0])
  expect(onLevelTab(testimonials, 'academic').map(({ id }) => id)).toEqual([1, 2])
  expect(onLevelTab(testimonials, 'conversation').map(({ id }) => id)).toEqual([3])
})

test('a level may stand on two tabs', () => {
  const testimonials = [withLevel('Advanced Business English', 1)]

  expect(onLevelTab(testimonials, 'business')).toHaveLength(1)
  expect(onLevelTab(testimonials, 'academic')).toHaveLength(1)
})

test('an address without a known tab shows all', () => {
  expect(parseLevelTab('academic')).toBe('academic')
  expect(parseLevelTab('Academic')).toBe('all')
  expect(parseLevelTab(null)).toBe('all')
})

test('a text over 150 characters is cut with an ellipsis where Read More is set', () => {
  const text = 'x'.repeat(151)

  expect(excerptOf({ text, hasReadMore: true })).toBe(`${'x'.repeat(150)}…`)
  expect(excerptOf({ text, hasReadMore: false })).toBeNull()
  expect(excerptOf({ text: 'x'.repeat(150), hasReadMore: true })).toBeNull()
})

/** A text of which only the first 150 characters may be shown, and how its excerpt ends. */
const excerptEnd = (text: string) => excerptOf({ text, hasReadMore: true })?.slice(130)

const words = 'word '.repeat(28) // 140 characters

test.each([
  ['inside a word', `${words}self-confidence`, 'word word…'],
  ['right behind a word', `${words}until then and after`, 'word word until then…'],
  ['behind a comma', `${words}so we, the two of us`, 'word word so we, the…'],
  ['behind a sentence', `${words}I could. Everything changed`, 'word word I could…'],
  ['behind a dash', `${words}I did — eventually and well`, 'word word I did…'],
  ['before an opening quote', `${words}she said “ Yes, of course`, 'word word she said…'],
])('a text that would be cut %s ends with a whole word', (_where, text, end) => {
  expect(excerptEnd(text)).toBe(end)
})

test('a text without a space is cut between characters', () => {
  const text = `x${'🙂'.repeat(100)}`

  expect(excerptOf({ text, hasReadMore: true })).toBe(`x${'🙂'.repeat(74)}…`)
})
