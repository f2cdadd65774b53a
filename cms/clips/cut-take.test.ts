import { describe, expect, test } from 'vitest'
import { cutTake } from './cut-take.ts'
import { type Part, spaced, syntheticTake } from './synthetic-take.fixture.ts'

const word = (seconds = 0.5, level = 0.3): Part => ({ kind: 'word', seconds, level })
const lengths = [0.45, 0.7, 0.3, 0.9, 0.5, 0.6, 0.35, 0.8, 0.55, 0.4, 0.65, 1.1]
const list = lengths.map((seconds) => word(seconds))

/** How far the edges of the pieces are from those of the words, the smallest first, in ms. */
function edgeErrors(take: ReturnType<typeof syntheticTake>): number[] {
  const { pieces } = cutTake(take.samples, take.rate, take.words.length)
  expect(pieces).toHaveLength(take.words.length)
  return take.words
    .flatMap(({ start, end }, index) => [
      Math.abs(start - (pieces[index]?.start ?? 9)),
      Math.abs(end - (pieces[index]?.end ?? 9)),
    ])
    .map((seconds) => Math.round(seconds * 1000))
    .sort((a, b) => a - b)
}

describe('a list that was read well is cut within 60 ms of its words:', () => {
  test.each([
    ['in a quiet room', list, 0.6, 0.0005],
    ['in a room with a fan', list, 0.6, 0.01],
    ['beside a street', list, 0.6, 0.03],
    ['quickly', list, 0.32, 0.001],
    ['slowly', list, 2.5, 0.001],
    ['louder and softer', lengths.map((one, at) => word(one, at % 2 ? 0.6 : 0.12)), 0.6, 0.001],
  ])('%s', (_, words, pause, room) => {
    const errors = edgeErrors(syntheticTake(spaced(words, pause), room))

    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(60)
  })
})

test('nothing of a word is cut off', () => {
  const take = syntheticTake(spaced(list))

  const { pieces } = cutTake(take.samples, take.rate, list.length)

  const lost = take.words.filter(
    ({ start, end }, index) =>
      start + 0.01 < (pieces[index]?.start ?? 9) || end - 0.02 > (pieces[index]?.end ?? 0),
  )
  expect(lost).toEqual([])
})

test('a phrase with a pause in it stays one row', () => {
  const phrase: Part[] = [word(0.4), { kind: 'pause', seconds: 0.35 }, word(0.5)]
  const take = syntheticTake([
    ...spaced([word(), word()], 0.9),
    ...phrase,
    ...spaced([word(), word()], 0.9),
  ])

  const { pieces } = cutTake(take.samples, take.rate, 5)

  expect(pieces).toHaveLength(5)
  expect((pieces[2]?.end ?? 0) - (pieces[2]?.start ?? 0)).toBeGreaterThan(1.2)
})

test('a cough and a click between words are left out', () => {
  const take = syntheticTake([
    ...spaced([word(), word()], 0.7),
    { kind: 'cough', seconds: 0.35, level: 0.33 },
    ...spaced([word(), word()], 0.7),
    { kind: 'click', seconds: 0.04, level: 0.5 },
    { kind: 'pause', seconds: 0.6 },
  ])

  const { pieces } = cutTake(take.samples, take.rate, 4)

  expect(pieces.map(({ start }) => start.toFixed(1))).toEqual(
    take.words.map(({ start }) => start.toFixed(1)),
  )
})

test.each([
  ['fewer', 3, 5],
  ['more', 6, 4],
])('%s sounds than words are told as they are, and nothing is made up', (_, said, wanted) => {
  const take = syntheticTake(spaced(Array.from({ length: said }, () => word())))

  const { pieces, problem } = cutTake(take.samples, take.rate, wanted)

  expect(pieces).toHaveLength(said)
  expect(problem).toBeNull()
})

test.each([
  ['nothing at all', syntheticTake([{ kind: 'pause', seconds: 3 }], 0)],
  ['a room without a voice', syntheticTake([{ kind: 'pause', seconds: 3 }], 0.02)],
  ['no time', syntheticTake([])],
])('in a take of %s there is no word', (_, take) => {
  expect(cutTake(take.samples, take.rate, 3)).toEqual({ pieces: [], problem: 'silent' })
})

test('a take that was too loud is cut, and says so', () => {
  const take = syntheticTake(spaced([word(0.5, 3), word(0.6, 3)]))
  const clipped = take.samples.map((one) => Math.max(-1, Math.min(1, one)))

  const { pieces, problem } = cutTake(clipped, take.rate, 2)

  expect(pieces).toHaveLength(2)
  expect(problem).toBe('clipped')
})

test('a microphone with a constant offset hears silence all the same', () => {
  const take = syntheticTake(spaced([word(), word()]))
  const shifted = take.samples.map((one) => one + 0.2)

  expect(cutTake(shifted, take.rate, 2).pieces).toHaveLength(2)
})

test('two hundred words are cut into two hundred', () => {
  const many = Array.from({ length: 200 }, (_, at) => word(lengths[at % lengths.length] ?? 0.5))
  const take = syntheticTake(spaced(many))

  expect(cutTake(take.samples, take.rate, 200).pieces).toHaveLength(200)
})
