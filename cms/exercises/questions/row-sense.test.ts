import { expect, test } from 'vitest'
import { emptyRow } from '../rows-of-lesson.ts'
import { senseOf } from './row-sense.ts'

const keyOf = (translation: string) =>
  senseOf({ ...emptyRow, id: translation, word: 'word', translation }).meaningKey

test('accents and the dot of a Turkish i tell meanings apart, punctuation does not', () => {
  const meanings = ['ma', 'má', 'mà', 'schon', 'schön', 'sınır', 'sinir']

  expect(new Set(meanings.map(keyOf)).size).toBe(meanings.length)
  expect(keyOf('schön!')).toBe(keyOf('schön'))
  expect(keyOf('colour')).toBe(keyOf('color'))
})
