import { expect, test } from 'vitest'
import { dictionaryOf, openDictionary } from './dictionary.ts'

const small = dictionaryOf(
  [
    ';; a dictionary',
    "'cause K AH Z",
    'a AH',
    'a(2) EY',
    "o'clock AH K L AA K",
    'walk W AO K',
    'walk(2) W AA K',
    'walked W AO K T',
    'zoo Z UW',
    '',
  ].join('\n'),
)

test.each([
  ['a', ['AH', 'EY']],
  ["'cause", ['K AH Z']],
  ["o'clock", ['AH K L AA K']],
  ['walk', ['W AO K', 'W AA K']],
  ['walked', ['W AO K T']],
  ['zoo', ['Z UW']],
])('%s has all its ways to be said', (word, sounds) => {
  expect(small.soundsOf(word)).toEqual(sounds)
})

test.each(['', 'wal', 'zzz', 'walk(2)', ';;', '\n', 'слово', 'x'.repeat(60)])(
  '%j is an unknown word',
  (word) => {
    expect(small.soundsOf(word)).toEqual([])
  },
)

test('the engine brings a dictionary of American English', async () => {
  const { soundsOf } = await openDictionary()

  expect(soundsOf('the')).toEqual(['DH AH', 'DH IY'])
  expect(soundsOf("don't")[0]).toBe('D OW N T')
  expect(soundsOf('zywicki')).toHaveLength(1)
})
