import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contrasts, pairsOf } from './contrasts.ts'
import { contrastsFor, firstLanguages } from './first-languages.ts'
import { pairWords } from './pair-words.ts'
import { wordsOfContrast } from './words-of-contrast.ts'

test('there are 18 contrasts, and each example can be practised too', () => {
  const unknown = contrasts.flatMap(({ id, examples }) => {
    const practised = wordsOfContrast(id).map(String)
    return pairsOf(examples).filter((pair) => !practised.includes(String(pair)))
  })

  expect(contrasts).toHaveLength(18)
  expect(unknown).toEqual([])
})

test('no pair has a word twice, and no contrast a pair', () => {
  const twice = contrasts.filter(({ id }) => {
    const pairs = wordsOfContrast(id)
    return new Set(pairs.map(String)).size < pairs.length || pairs.some(([a, b]) => a === b)
  })

  expect(twice).toEqual([])
})

test('the words weigh at most 12 kB', () => {
  expect(gzipSync(pairWords).length).toBeLessThan(12_000)
})

test('what speakers of Japanese confuse most stands first, and nothing is lost or doubled', () => {
  const { language, first, others } = contrastsFor('japanese')

  expect(language?.name).toBe('Japanese')
  expect(first[0]?.id).toBe('right-light')
  expect(new Set([...first, ...others])).toEqual(new Set(contrasts))
  expect(first.length + others.length).toBe(contrasts.length)
})

test('each contrast that a first language names is one of ours', () => {
  const named = firstLanguages.flatMap(({ confused }) => confused.split(' ').filter(Boolean))
  const ids = contrasts.map(({ id }) => id)

  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

test.each([null, 'other', 'klingon'])('the first language %s has all contrasts in order', (id) => {
  expect(contrastsFor(id)).toMatchObject({ first: [], others: contrasts })
})
