import { expect, test } from 'vitest'
import { pick, type Tile } from './matching-rules.ts'

const word = (rowId: string): Tile => ({ side: 'word', rowId })
const meaning = (rowId: string): Tile => ({ side: 'meaning', rowId })

test('a word and its meaning are a pair, whichever was chosen first', () => {
  const pair = { word: 'a', meaning: 'a' }

  expect(pick(word('a'), meaning('a'))).toEqual({ chosen: null, pair })
  expect(pick(meaning('a'), word('a'))).toEqual({ chosen: null, pair })
})

test('another tile of the same side is chosen instead, and the same one put back', () => {
  expect(pick(word('a'), word('b'))).toEqual({ chosen: word('b'), pair: null })
  expect(pick(word('a'), word('a'))).toEqual({ chosen: null, pair: null })
})

test('after a wrong pair the word waits for another meaning', () => {
  expect(pick(meaning('b'), word('a'))).toEqual({
    chosen: word('a'),
    pair: { word: 'a', meaning: 'b' },
  })
})
