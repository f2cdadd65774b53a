import { expect, test } from 'vitest'
import { runHook } from '../../../testing/run-hook.ts'
import { blanksBefore, noteBlank, writtenOnes } from './blank-drafts.ts'

const collection = {
  flattenedFields: [
    { name: 'id' },
    { name: 'title' },
    { name: 'objectives' },
    { name: 'course' },
    { name: 'difficulty', defaultValue: '1' },
    { name: 'isPremium', defaultValue: false },
    { name: 'createdAt' },
    { name: '_status' },
  ],
}

const create = (data: object) =>
  runHook(noteBlank, { collection, data, operation: 'create', originalDoc: undefined })

const update = (originalDoc: object, data: object) =>
  runHook(noteBlank, { collection, data, operation: 'update', originalDoc })

const opened = { _status: 'draft', title: '', objectives: [], difficulty: '1', isPremium: false }

test('a form that was only opened is blank', async () => {
  expect(await create(opened)).toEqual({ ...opened, isBlank: true })
})

test('a course that a drawer gives is taken away, and comes with the first words', async () => {
  expect(await create({ ...opened, course: 3 })).toEqual({ ...opened, course: null, isBlank: true })
})

test.each([
  ['a title', { title: 'Hello' }],
  ['one objective', { objectives: [{ text: 'Talk' }] }],
  ['another difficulty', { difficulty: '2' }],
])('%s is something written', async (_what, written) => {
  const data = { ...opened, ...written, course: 3 }

  expect(await create(data)).toBe(data)
})

test('what is published at once is not blank', async () => {
  const data = { ...opened, _status: 'published' }

  expect(await create(data)).toBe(data)
})

test('a blank draft stays blank until the first word, or until its course is chosen', async () => {
  const blank = { ...opened, isBlank: true }

  expect(await update(blank, { title: '' })).toMatchObject({ isBlank: true })
  expect(await update(blank, { title: 'H' })).toMatchObject({ isBlank: false })
  expect(await update(blank, { course: 3 })).toMatchObject({ isBlank: false })
})

test('a draft that was written stays one when its words are deleted', async () => {
  expect(await update({ ...opened, title: 'Hello', isBlank: false }, { title: '' })).toMatchObject({
    isBlank: false,
  })
})

test('conditions are made anew each time, because Payload adds to them', () => {
  expect(writtenOnes()).not.toBe(writtenOnes())
  expect(blanksBefore('2025-03-01').and).not.toBe(blanksBefore('2025-03-01').and)
})
