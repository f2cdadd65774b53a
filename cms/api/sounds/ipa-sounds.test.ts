import { expect, test } from 'vitest'
import { soundsOfIpa } from './ipa-sounds.ts'

test.each([
  ['/təˈmɑːtəʊ/', ['T AH M AA T OW']],
  ['/ˈʃɛdjuːl/', ['SH EH D Y UW L']],
  ['[ˈwɔːtə(r)]', ['W AO T AH R']],
  ['/ˈdʒʌdʒ/', ['JH AH JH']],
  ['/neə/, /nɛr/', ['N EH R']],
  ['/ˈnaɪðə/ or /ˈniːðə/', ['N AY DH AH', 'N IY DH AH']],
  ['θɪŋk', ['TH IH NG K']],
])('%s is said as %j', (phonetics, sounds) => {
  expect(soundsOfIpa(phonetics)).toEqual(sounds)
})

test.each(['', '//', 'слово', '/ʔœ/', '123'])('%j says nothing that can be used', (phonetics) => {
  expect(soundsOfIpa(phonetics)).toEqual([])
})
