import { expect, test } from 'vitest'
import { fakeStorage, forbiddenStorage } from '../../../testing/fake-storage.ts'
import { guarded } from '../browser-storage/browser-storage.ts'
import { storeTexts } from './stored-text.ts'

function fake(limit?: number) {
  const storage = fakeStorage(limit)
  return guarded(() => storage)
}

test('a text is there after a reload', () => {
  const storage = fake()
  const before = storeTexts(storage)
  before.keep('lesson', '<lesson-title>')
  before.store()

  const after = storeTexts(storage)

  expect(after.read('lesson')).toBe('<lesson-title>')
})

test('a forgotten text does not come back', () => {
  const storage = fake()
  const before = storeTexts(storage)
  before.keep('lesson', 'draft')
  before.store()
  before.forget('lesson')
  before.store()

  expect(before.read('lesson')).toBeUndefined()
  expect(storeTexts(storage).read('lesson')).toBeUndefined()
})

test('texts of different names do not mix', () => {
  const texts = storeTexts(fake())
  texts.keep('a', 'one')
  texts.keep('b', 'two')

  expect([texts.read('a'), texts.read('b'), texts.read('c')]).toEqual(['one', 'two', undefined])
})

test('a text too large for storage lives as long as the page, and no older one replaces it', () => {
  const storage = fake(5)
  const texts = storeTexts(storage)
  texts.keep('lesson', 'short')
  texts.store()
  texts.keep('lesson', 'much longer')

  texts.store()

  expect(texts.read('lesson')).toBe('much longer')
  expect(storeTexts(storage).read('lesson')).toBeUndefined()
})

test('where storage is forbidden, texts live as long as the page', () => {
  const texts = storeTexts(guarded(forbiddenStorage))
  texts.keep('lesson', 'draft')

  texts.store()

  expect(texts.read('lesson')).toBe('draft')
})

test('all texts are forgotten at once, those of an earlier page too, and nothing else', () => {
  const storage = fake()
  storage.write('draft:writing', 'A learner’s answer')
  const before = storeTexts(storage)
  before.keep('a', 'one')
  before.keep('b', 'two')
  before.store()
  const after = storeTexts(storage)
  after.keep('c', 'three')

  after.forgetAll()
  after.store()

  expect(['a', 'b', 'c'].map(after.read)).toEqual([undefined, undefined, undefined])
  expect(storage.names().length).toBe(1)
  expect(storage.read('draft:writing')).toBe('A learner’s answer')
})

test('where storage is forbidden, texts are forgotten all the same', () => {
  const texts = storeTexts(guarded(forbiddenStorage))
  texts.keep('lesson', 'draft')

  texts.forgetAll()

  expect(texts.read('lesson')).toBeUndefined()
})
