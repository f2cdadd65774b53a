import { expect, test } from 'vitest'
import { openWordList } from './word-list.ts'

const { factsOf, isEnglishForm, levelOf, nearFormsOf } = await openWordList()

test.each([
  ['minutes', 'minute'],
  ['boxes', 'box'],
  ['arrived', 'arrive'],
  ['walked', 'walk'],
  ['to walk', 'walk'],
  ['The deadline', 'deadline'],
])('%s is known as %s is', (form, word) => {
  expect(factsOf(word).level).toBeGreaterThan(0)
  expect(factsOf(form)).toEqual(factsOf(word))
})

test('a word that only stands among those that are verbs as well has no level', () => {
  expect(factsOf('plateaus')).toEqual({ level: 0, parts: ['v'] })
})

test('of a word that is not listed nothing is known', () => {
  expect(factsOf('zyx')).toEqual({ level: 0, parts: [] })
  expect(isEnglishForm('zyx')).toBe(false)
})

test('near forms are English words, and a word without its apostrophe', () => {
  expect(nearFormsOf('plane')).toContain('plant')
  expect(nearFormsOf("we're")).toContain('were')
  expect(nearFormsOf('tan')).toEqual([])
})

test.each([
  ['children', 'child'],
  ['stopped', 'stop'],
  ['cities', 'city'],
  ['bought', 'buy'],
])('the level of %s is that of %s', (form, word) => {
  expect(levelOf(word)).toBeGreaterThan(0)
  expect(levelOf(form)).toBe(levelOf(word))
})

test('what is not listed has no level', () => {
  expect(['zyx', 'plateaus', ''].map(levelOf)).toEqual([0, 0, 0])
})
