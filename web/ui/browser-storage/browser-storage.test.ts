import { expect, test } from 'vitest'
import { fakeStorage, forbiddenStorage } from '../../../testing/fake-storage.ts'
import { guarded } from './browser-storage.ts'

test('what is written is read again, until it is removed', () => {
  const plain = fakeStorage()
  const storage = guarded(() => plain)

  expect(storage.write('size', '18')).toBe(true)
  expect(storage.read('size')).toBe('18')
  storage.remove('size')
  expect(storage.read('size')).toBeNull()
})

test('all that is stored can be named', () => {
  const plain = fakeStorage()
  const storage = guarded(() => plain)
  storage.write('one', '1')
  storage.write('two', '2')

  expect(storage.names()).toEqual(['one', 'two'])
})

test('a storage that is full says so, and keeps what it had', () => {
  const plain = fakeStorage(3)
  const storage = guarded(() => plain)
  storage.write('text', 'old')

  expect(storage.write('text', 'newer')).toBe(false)
  expect(storage.read('text')).toBe('old')
  expect(storage.isAllowed()).toBe(true)
})

test('a storage that is refused holds nothing and never throws', () => {
  const storage = guarded(forbiddenStorage)

  storage.remove('text')

  expect(storage.isAllowed()).toBe(false)
  expect(storage.write('text', 'new')).toBe(false)
  expect(storage.read('text')).toBeNull()
  expect(storage.names()).toEqual([])
})
