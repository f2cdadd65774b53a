import { expect, test } from 'vitest'
import { spellingDistance } from '../answers/spelling-distance.ts'
import { randomOf } from '../random.ts'
import { nearnessTo, wordsByLength } from './near-words.ts'

const random = randomOf('near words')
const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? ''
const anyWord = () => Array.from({ length: Math.floor(random() * 9) }, () => pick('abc')).join('')

test.each([0, 1, 2])('%s slips are told as the distance tells them', (most) => {
  const pairs = Array.from({ length: 20_000 }, () => [anyWord(), anyWord()] as const)

  const wrong = pairs.filter(
    ([one, other]) => nearnessTo(one, most)(other) !== spellingDistance(one, other) <= most,
  )

  expect(wrong).toEqual([])
})

test('near words are found among those of a like length, itself left out', () => {
  const words = wordsByLength()
  for (const word of ['planet', 'plane', 'plant', 'planets', 'xx', 'tan']) words.add(word)

  expect(words.nearTo('planet')).toEqual(['plane', 'plant', 'planets'])
  expect(words.nearTo('tan')).toEqual([])
})
