import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { isSameContent } from './same-content.ts'

const text = (name: string): FlattenedField => ({ name, type: 'text' })
const fields = ['title', 'words', '_status', 'updatedAt', 'lessonNumber'].map(text)

const isSame = (after: object) =>
  isSameContent(fields, { title: 'A', words: [{ id: 'x', text: 'B', hint: null }] }, after)

test.each([
  ['another status, number and time', { _status: 'draft', lessonNumber: 3, updatedAt: 'now' }],
  ['what is not sent', {}],
  ['what is empty in another way', { words: [{ text: 'B', id: 'x', hint: '' }] }],
])('%s is the same content', (_what, after) => {
  expect(isSame(after)).toBe(true)
})

test.each([
  ['another text', { title: 'B' }],
  ['a text that was taken away', { title: '' }],
  ['another row', { words: [{ id: 'x', text: 'B' }, { id: 'y' }] }],
  ['no rows', { words: [] }],
])('%s is another content', (_what, after) => {
  expect(isSame(after)).toBe(false)
})
