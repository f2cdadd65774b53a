import { expect, test } from 'vitest'
import { everything, packTags, unpackTags } from './content-tags.ts'

test('tags travel in one text, each once', () => {
  const text = packTags(['course:3', 'courses', 'course:3'])

  expect(text).toBe('course:3 courses')
  expect(unpackTags(text)).toEqual(['course:3', 'courses'])
})

test('more tags than a message carries are everything', () => {
  const many = Array.from({ length: 2_000 }, (_none, index) => `lesson:${index}`)

  expect(unpackTags(packTags(many))).toEqual([everything])
})

test.each([undefined, '', 'course:3\r\nX: y', 'Course:3', 'a  b'])(
  'a text that is none of ours is everything: %j',
  (text) => {
    expect(unpackTags(text)).toEqual([everything])
  },
)

test('a tag that is none of ours is sent as everything', () => {
  expect(packTags(['course:3', 'two words\n'])).toBe(everything)
  expect(packTags([])).toBe(everything)
})
