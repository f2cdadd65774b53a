import { expect, test } from 'vitest'
import { randomOf } from '../random.ts'
import { nearnessTo } from './nearness-to.ts'
import { spellingDistance } from './spelling-distance.ts'

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
