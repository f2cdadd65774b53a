import { expect, test } from 'vitest'
import { exerciseKinds } from '../../contract/exercise-kinds.ts'
import { plainSet } from '../practice-set.ts'
import { randomOf } from '../random.ts'
import type { Row } from '../row.ts'
import { rowIdOf } from '../row-id.ts'
import { emptyRow } from '../rows-of-lesson.ts'
import { gapQuestions } from './gap-questions.ts'
import { questionsOf } from './questions-of.ts'

const rowOf = (word: string, rest: Partial<Row> = {}): Row => ({
  ...emptyRow,
  id: rowIdOf(1, word),
  word,
  ...rest,
})

const rows = [
  rowOf('apologise', { meaning: 'To say sorry.', example: 'He apologised to the whole class.' }),
  rowOf('deadline', { meaning: 'A last day for work.', example: 'The deadline is next Friday.' }),
  rowOf('budget', { meaning: 'A plan for money.', example: 'We cut the budget in spring.' }),
  rowOf('queue', { meaning: 'A line of waiting people.', example: 'The queue moved slowly.' }),
  rowOf('refund', { meaning: 'A sum that comes back.', example: 'The shop gave us a refund.' }),
]

const gapsOf = (some: readonly Row[]) => gapQuestions('gap', plainSet(some), randomOf('a'))
const reasonOf = (row: Row) =>
  gapsOf([...rows, row]).refused.find(({ rowId }) => rowId === row.id)?.reason

test('the same chance asks the same questions', () => {
  const ask = () => exerciseKinds.map((kind) => questionsOf(kind, plainSet(rows), randomOf('x')))

  expect(ask()).toEqual(ask())
})

test('a gap is the form that stands in the sentence; its bank has dictionary words', () => {
  const gap = gapsOf(rows).questions.find(({ rowId }) => rowId === '1:apologise')

  expect(gap).toMatchObject({ before: 'He ', answer: 'apologised', after: ' to the whole class.' })
  expect(gap?.bank.toSorted()).toEqual(['apologise', 'budget', 'deadline', 'queue', 'refund'])
})

test('a noun is no choice for the gap of another noun', () => {
  expect(gapsOf(rows).refused).toContainEqual({
    rowId: '1:budget',
    reason: 'Fewer than three of the other words clearly do not fit this gap.',
  })
})

test.each([
  ['All of a sudden', 'All of a sudden, every light in the street went out.', /thing|Believe/],
  [
    'I see what you mean, but …',
    'I see what you mean, but I still think so.',
    /sure|see it|moment/,
  ],
])('a phrase that would go with the sentence too is no choice for ‘%s’', (word, example, fits) => {
  const others = [
    'The next thing I knew, …',
    'Believe it or not, …',
    'I’m afraid I see it differently.',
    'I’m not sure I agree with that.',
    'Could I have a moment?',
  ].map((phrase, index) => rowOf(phrase, { meaning: `It is said number ${index}.` }))

  const { questions } = gapsOf([rowOf(word, { meaning: 'To go on talking.', example }), ...others])

  expect(questions.flatMap(({ bank }) => bank.filter((option) => fits.test(option)))).toEqual([])
})

test('where the set has too few wrong words, those of other lessons help out, behind its own', () => {
  const others = ['slowly', 'softly', 'badly'].map((word) => ({
    ...rowOf(word, { meaning: `Adverb: in a ${word.slice(0, 3)} way.` }),
    id: rowIdOf(2, word),
  }))
  const few = rows.slice(1, 3)
  const [gap] = gapQuestions('gap', { ...plainSet(few), others }, randomOf('a')).questions
  const [choice] = questionsOf('choice', { ...plainSet(few), others }, randomOf('a'))

  expect(gapsOf(few).questions).toEqual([])
  expect(gap?.bank).toEqual(expect.arrayContaining(['slowly', 'softly', 'badly']))
  expect(choice).toMatchObject({ options: expect.arrayContaining(['deadline', 'budget']) })
})

test('a set with enough wrong words of its own borrows none', () => {
  const others = [{ ...rowOf('softly', { meaning: 'Adverb: in a soft way.' }), id: '2:softly' }]
  const [choice] = questionsOf('choice', { ...plainSet(rows), others }, randomOf('a'))

  expect(choice).toMatchObject({ options: expect.not.arrayContaining(['softly']) })
})

test.each([
  ['', 'There is no example sentence.'],
  ['We had to wait.', 'The example does not contain the word or a form of it in one piece.'],
  [
    'He shouted and she shouted back.',
    'The word is in its example twice, so one gives the other away.',
  ],
  ['He shouted.', 'Too little of the sentence is left to show what is missing.'],
])('the gap of "%s" is refused: %s', (example, reason) => {
  expect(reasonOf(rowOf('shout', { meaning: 'To speak loudly.', example }))).toBe(reason)
})

test('two words with the same sentence around them have no gap', () => {
  const example = { meaning: 'To say it.', example: 'He regretted it before the whole class.' }
  const other = { meaning: 'To own it.', example: 'He admitted it before the whole class.' }
  const { refused } = gapsOf([...rows, rowOf('regret', example), rowOf('admit', other)])

  expect(refused).toContainEqual({
    rowId: '1:regret',
    reason: 'Another word has the same sentence around its gap.',
  })
})

test('equal meanings never stand on one board', () => {
  const twin = rowOf('cutoff', { meaning: 'a last day for work' })
  const [board] = questionsOf('matching', plainSet([...rows, twin]), randomOf('x'))

  expect(board).toMatchObject({ kind: 'matching', pairs: { length: 5 } })
})

test('two hundred words make boards of 4 to 8 pairs', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    rowOf(`word${index}`, { translation: `parola ${index}` }),
  )
  const sizes = questionsOf('matching', plainSet(many), randomOf('x')).map((board) =>
    'pairs' in board ? board.pairs.length : 0,
  )

  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(200)
})

test('wordy meanings stand on smaller boards', () => {
  const wordy = Array.from({ length: 20 }, (_, index) =>
    rowOf(`word${index}`, { meaning: `Number ${index}: ${'so much to say of it '.repeat(5)}` }),
  )
  const sizes = questionsOf('matching', plainSet(wordy), randomOf('x')).map((board) =>
    'pairs' in board ? board.pairs.length : 0,
  )

  expect(sizes).toEqual([4, 4, 4, 4, 4])
})

test('the meaning that is asked for does not tell its word', () => {
  const telling = rowOf('swamp', { meaning: 'Wet land; swamps are full of water.' })
  const asked = questionsOf('choice', plainSet([...rows, telling]), randomOf('x'))

  expect(asked).toContainEqual(
    expect.objectContaining({ rowId: '1:swamp', prompt: 'Wet land; … are full of water.' }),
  )
})

const loanwords = [
  ['budget', 'budget'],
  ['manager', 'Manager.'],
  ['stress', 'lo stress'],
  ['film', 'lo film'],
  ['party', '🎉'],
].map(([word = '', translation = '']) => rowOf(word, { translation }))

test('a loanword is asked for by no blank alone, and by what is left of it on one board once', () => {
  const set = plainSet([...rows, ...loanwords])
  const boards = questionsOf('matching', set, randomOf('x')).flatMap((board) =>
    'pairs' in board ? [board.pairs] : [],
  )
  const meanings = boards.map((pairs) => pairs.map(({ meaning }) => meaning))
  const prompts = questionsOf('choice', set, randomOf('x')).map((question) =>
    'prompt' in question ? question.prompt : '',
  )

  expect(meanings.flat().filter((meaning) => !/[^\p{P}\s]/u.test(meaning))).toEqual([])
  expect(meanings.map((some) => new Set(some).size)).toEqual(meanings.map(({ length }) => length))
  expect(meanings.flat()).toEqual(expect.arrayContaining(['lo …', '🎉']))
  expect(prompts.filter((prompt) => /^[….]*$/.test(prompt))).toEqual([])
})

test('no choice for what is left of a loanword is another one with the same left', () => {
  const [, , stress, film] = loanwords
  const few = [...rows.slice(0, 2), stress, film].filter((row) => row !== undefined)
  const optionsOf = (some: readonly Row[]) =>
    questionsOf('choice', plainSet(some), randomOf('a')).flatMap((question) =>
      'options' in question && question.rowId === '1:stress' ? [question.options] : [],
    )

  expect(optionsOf(few)).toEqual([])
  expect(optionsOf([...few, ...rows.slice(2, 3)])).toEqual([expect.not.arrayContaining(['film'])])
})

test('a loanword with a meaning in English is asked for by that', () => {
  const budget = rowOf('budget', { translation: 'budget', meaning: 'A plan for money.' })
  const set = plainSet([...rows.filter(({ word }) => word !== 'budget'), budget])
  const pairs = questionsOf('matching', set, randomOf('x')).flatMap((board) =>
    'pairs' in board ? board.pairs : [],
  )

  expect(pairs).toContainEqual({
    rowId: '1:budget',
    word: 'budget',
    meaning: 'A plan for money.',
  })
  expect(questionsOf('choice', set, randomOf('x'))).toContainEqual(
    expect.objectContaining({ rowId: '1:budget', prompt: 'A plan for money.' }),
  )
})

test('a sentence in pieces has neither capital nor full stop to tell their places', () => {
  const [order] = questionsOf('order', plainSet(rows.slice(1, 2)), randomOf('x'))

  expect(order).toMatchObject({ sentence: 'The deadline is next Friday.' })
  expect('pieces' in (order ?? {}) && order).toMatchObject({ pieces: { length: 5 } })
  expect(JSON.stringify(order)).not.toContain('"The"')
})

test('a word of 60 letters, right-to-left words and emoji are asked as they are', () => {
  const odd = ['x'.repeat(60), 'سلام', '🎉', 'naïve'].map((word, index) =>
    rowOf(word, { translation: `ترجمة ${index}` }),
  )

  const asked = exerciseKinds.map((kind) => questionsOf(kind, plainSet(odd), randomOf('x')).length)

  expect(new Set(odd.map(({ id }) => id)).size).toBe(4)
  expect(asked).toEqual([1, 4, 1, 4, 0, 0, 0, 0, 4, 4])
})

test('a sentence with a blank is asked in no way in which it is said or put together', () => {
  const nurse = rowOf('nurse', { example: 'The ____ gave me a glass of water.' })
  const asked = (kind: 'dictation' | 'order' | 'say') =>
    questionsOf(kind, plainSet([nurse]), randomOf('a'))

  expect([...asked('dictation'), ...asked('order')]).toEqual([])
  expect(asked('say')).toMatchObject([{ text: 'nurse' }])
  expect(reasonOf(nurse)).toMatch(/has a blank/)
  const unsure = rowOf('unsure', { example: 'Well… I am unsure of the whole plan.' })
  expect(questionsOf('dictation', plainSet([unsure]), randomOf('a'))).toHaveLength(1)
})

test('a word that translates as itself is asked for by its meaning, or not at all', () => {
  const plaster = { translation: 'plaster', meaning: 'A small sticky strip.' }
  const asked = (rest: Partial<Row>) =>
    questionsOf('translate', plainSet([rowOf('plaster', rest)]), randomOf('a'))

  expect(asked(plaster)).toMatchObject([{ prompt: 'A small sticky strip.' }])
  expect(asked({ ...plaster, meaning: '' })).toEqual([])
})

test('the sign for ‘and’ is a piece of its sentence', () => {
  const row = rowOf('love', { example: 'They love rock & roll music.' })

  const [question] = questionsOf('order', plainSet([row]), randomOf('a'))

  expect(question).toMatchObject({ pieces: expect.arrayContaining(['&']) })
})
