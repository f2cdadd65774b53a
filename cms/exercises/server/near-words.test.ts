import { expect, test } from 'vitest'
import { wordsByLength } from './near-words.ts'

test('near words are found among those of a like length, itself left out', () => {
  const words = wordsByLength()
  for (const word of ['planet', 'plane', 'plant', 'planets', 'xx', 'tan']) words.add(word)

  expect(words.nearTo('planet')).toEqual(['plane', 'plant', 'planets'])
  expect(words.nearTo('tan')).toEqual([])
})
