import { expect, test } from 'vitest'
import { soundedWordsOf, unknownWordsOf } from './lesson-words.ts'

const sounds = { call: ['K AO L'] }

test('the words of a text come with their sounds', () => {
  expect(soundedWordsOf('Call', sounds)).toEqual([{ word: 'call', sounds: ['K AO L'] }])
})

test('the sounds of a word that every object knows are not known for that', () => {
  expect(soundedWordsOf('Call the constructor', sounds)).toBeNull()
  expect(unknownWordsOf('Call the constructor', sounds)).toEqual(['the', 'constructor'])
})
