import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { runSeed, seededRandom } from '../../testing/seeded-random.ts'
import { computed } from './computed.ts'
import { folded, type History, merged } from './history.ts'
import type { PassportEvent } from './passport-event.ts'
import { randomCopy, randomMoment, randomStreams } from './random-history.fixture.ts'

const seeds = Array.from({ length: 1_000 }, (_none, index) => runSeed + index)
const said = (history: History) => computed({ history, keeping: 'device', device: 'AAAAAAAA' })

/** Folds by device, whatever order they came in. */
const inFull = ({ events, folds }: History) => ({ events, folds: new Map(Object.entries(folds)) })

function threeCopies(seed: number) {
  const random = seededRandom(seed)
  const streams = randomStreams(random)
  const copy = () => randomCopy(random, streams)
  return { random, streams, one: copy(), other: copy(), third: copy() }
}

/** The seeds for which a law does not hold. */
const breaking = (law: (copies: ReturnType<typeof threeCopies>) => [unknown, unknown][]) =>
  seeds.filter((seed) => law(threeCopies(seed)).some(([is, was]) => !isDeepStrictEqual(is, was)))

test('whose copy comes first changes nothing', () => {
  expect(
    breaking(({ one, other }) => [[inFull(merged(one, other)), inFull(merged(other, one))]]),
  ).toEqual([])
})

test('three copies are joined in any order', () => {
  const broken = breaking(({ one, other, third }) => [
    [inFull(merged(merged(one, other), third)), inFull(merged(one, merged(other, third)))],
  ])

  expect(broken).toEqual([])
})

test('joining twice changes nothing', () => {
  const broken = breaking(({ one, other }) => {
    const both = merged(one, other)
    return [
      [inFull(merged(both, both)), inFull(both)],
      [inFull(merged(both, other)), inFull(both)],
    ]
  })

  expect(broken).toEqual([])
})

test('folded or not, before or after joining: the passport says the same', () => {
  const broken = breaking(({ random, one, other }) => {
    const expected = said(merged(one, other))
    return [
      [said(folded(merged(one, other), randomMoment(random))), expected],
      [said(merged(folded(one, randomMoment(random)), other)), expected],
      [said(merged(folded(other, randomMoment(random)), one)), expected],
    ]
  })

  expect(broken).toEqual([])
})

test('two copies that together know everything lose nothing', () => {
  const broken = breaking(({ random, streams, one }) => {
    const everything = { events: streams.flat().sort(byId), folds: {} }
    const both = merged(one, folded(everything, randomMoment(random)))
    return [[said(both), said(everything)]]
  })

  expect(broken).toEqual([])
})

const byId = (one: PassportEvent, other: PassportEvent) => (one.id < other.id ? -1 : 1)

const step = (id: string, ref: string, stage: string): PassportEvent => ({
  id,
  at: 0,
  ref,
  kind: 'step',
  data: { stage },
})

test('the last place is that of the newest event, not of the newest clock', () => {
  const before = { ...step('01K0000000000000000AAAAAAA', '1/1', 'video'), at: 2_000 }
  const clockSetBack = { ...step('01K0000000000000001AAAAAAA', '1/2', 'quiz'), at: 1_000 }

  const { last } = said({ events: [before, clockSetBack], folds: {} })

  expect(last).toMatchObject({ lessonId: 2, stage: 'quiz' })
})

test('a lesson that was moved to another course stays one lesson', () => {
  const before = step('01K0000000000000000AAAAAAA', '1/7', 'video')
  const moved = step('01K0000000000000001AAAAAAA', '2/7', 'quiz')

  const { lessons } = said({ events: [before, moved], folds: {} })

  expect([...lessons.values()]).toMatchObject([{ courseId: 2, stages: ['video', 'quiz'] }])
})

test('what was said to be finished is taken back by the newest word on it', () => {
  const done: PassportEvent = {
    id: '01K0000000000000000AAAAAAA',
    at: 5,
    ref: '1/1',
    kind: 'done',
    data: { title: 'Rain' },
  }
  const undone: PassportEvent = {
    id: '01K0000000000000001AAAAAAA',
    at: 6,
    ref: '1/1',
    kind: 'done',
    data: { title: 'Rain', undone: true },
  }

  expect(said({ events: [done], folds: {} }).lessons.get(1)?.finished).toEqual({
    at: 5,
    title: 'Rain',
  })
  expect(said({ events: [done, undone], folds: {} }).lessons.get(1)?.finished).toBeNull()
})
