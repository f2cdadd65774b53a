import { expect, test } from 'vitest'
import { packChange, packChanges, unpackChange, unpackChanges } from './changes.ts'
import { everything, unpackTags } from './content-tags.ts'

const transaction = '0b5c1f1e-8a86-4d6b-9c0c-0a6f5f3f7a11'

test.each([
  { tags: ['lesson:17', 'pages'], transaction },
  { tags: ['lesson:17', 'pages'] },
  { tags: [everything], transaction },
  { tags: [everything] },
])('a change arrives as it was sent: %j', (change) => {
  expect(unpackChange(packChange(change))).toEqual(change)
  expect(unpackChanges(packChanges([change]))).toEqual([change])
})

test('several changes travel in one text, each once', () => {
  const one = { tags: ['lesson:17'], transaction }
  const other = { tags: ['course:3', 'pages'] }

  expect(unpackChanges(packChanges([one, other, one]))).toEqual([one, other])
})

test('more than a header carries is everything', () => {
  const many = Array.from({ length: 500 }, (_none, id) => ({ tags: [`lesson:${id}`], transaction }))

  expect(unpackChanges(packChanges(many))).toEqual([{ tags: [everything] }])
})

test.each([undefined, '', 'Course:3', `in:${transaction}\r\nX: y`])(
  'a text that is none of ours is a change of everything: %j',
  (text) => {
    expect(unpackChange(text)).toEqual({ tags: [everything] })
  },
)

test('who knows of tags alone finds those of the change', () => {
  expect(unpackTags(packChange({ tags: ['lesson:17'], transaction }))).toContain('lesson:17')
})
