import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ulidPattern } from '../../cms/contract/ulid.ts'
import type { Happening } from './happening.ts'
import { foldedAfterMs, openPassport } from './open-passport.ts'
import type { WordsEvent } from './passport-event.ts'

const ref = { courseId: 1, lessonId: 2 }
const step = (stage: string) => ({ kind: 'step', ref, data: { stage } }) as const
const word = (data: WordsEvent['data']) => ({ kind: 'words', ref, data }) as const
const done = (undone: boolean) => ({ kind: 'done', ref, data: { title: 'Rain', undone } }) as const
const answer = (verdict: 'right' | 'wrong') => word({ word: 'w1', how: 'gap', verdict })
const quiz = (right: number) =>
  ({ kind: 'quiz', ref, data: { answers: [0], right, total: 1 } }) as const

const texts = { translation: '', phonetics: '', meaning: '', example: '', spokenExample: '' }
const row = { id: 'w1', word: 'rain', alsoRight: [], ...texts }

const opened = () => openPassport(() => undefined)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('BroadcastChannel', undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minuteMs = 60_000
const yearMs = 365 * 24 * 60 * minuteMs

/** What a phone with a clock that runs ahead wrote down, and folded after a while. */
async function fromPhone({ aheadMs, thenMs = 0 }: typeof ahead, ...told: Happening[]) {
  const here = indexedDB
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ now: Date.now() + aheadMs, toFake: ['Date'] })
  const phone = await opened()
  for (const one of told) await phone.record(one)
  vi.setSystemTime(Date.now() + thenMs)
  const history = (await opened()).history()
  vi.useRealTimers()
  vi.stubGlobal('indexedDB', here)
  return history
}

const ahead: { aheadMs: number; thenMs?: number } = { aheadMs: yearMs }

describe.each([
  ['five minutes ahead', { aheadMs: 5 * minuteMs }],
  ['a year ahead', ahead],
  ['a year ahead and has only its sums left', { aheadMs: yearMs, thenMs: foldedAfterMs + 1_000 }],
])('beside a phone that is %s', (_how, ahead) => {
  test('what is done on this device is the newest, also after a reload', async () => {
    const passport = await opened()
    await passport.join(await fromPhone(ahead, step('video'), word({ row }), done(false)))

    await passport.record(step('quiz'))
    await passport.record(word({ putAway: 'w1' }))
    await passport.record(done(true))

    const { lessons, words } = (await opened()).said()
    expect(lessons.get(2)).toMatchObject({ stage: 'quiz', finished: null, isTakenBack: true })
    expect(words.get('w1')).toMatchObject({ isPutAway: true })
  })

  test('tries on this device come last', async () => {
    const passport = await opened()
    // Each is the newest of what the phone tells: that one the next id is nearest to.
    await passport.join(await fromPhone(ahead, answer('wrong')))
    await passport.record(answer('right'))
    await passport.join(await fromPhone({ ...ahead, aheadMs: ahead.aheadMs + minuteMs }, quiz(0)))
    await passport.record(quiz(1))

    const { lessons, words } = passport.said()
    expect(words.get('w1')?.answers.map(({ verdict }) => verdict)).toEqual(['wrong', 'right'])
    expect(lessons.get(2)?.tries.map(({ right }) => right)).toEqual([0, 1])
  })

  test('what is done on this device is shown at its own time', async () => {
    const passport = await opened()
    await passport.join(await fromPhone(ahead, step('video')))
    vi.useFakeTimers({ toFake: ['Date'] })

    await passport.record(step('quiz'))

    expect(passport.said().lessons.get(2)?.lastAt).toBe(Date.now())
  })

  test('a third device goes on from what was done on this one', async () => {
    const passport = await opened()
    await passport.join(await fromPhone(ahead, step('video')))
    await passport.record(step('quiz'))
    vi.stubGlobal('indexedDB', new IDBFactory())
    const third = await opened()
    await third.join(passport.history())

    await third.record(step('practice'))

    await passport.join(third.history())
    expect(passport.said().lessons.get(2)?.stage).toBe('practice')
  })
})

test('what two tabs write that cannot tell each other is all kept', async () => {
  const first = await opened()
  await first.record(step('warmup'))
  await first.join(await fromPhone(ahead, step('video')))
  const [one, other] = [await opened(), await opened()]

  await one.record(step('quiz'))
  await other.record(step('practice'))

  expect(one.said().device).toBe(other.said().device)
  expect((await opened()).said().lessons.get(2)?.stages.toSorted()).toEqual([
    ...['practice', 'quiz', 'video', 'warmup'],
  ])
})

const farIds = ['7ZZZZZZZZZZZZZZZZZPHPHPHPH', '7ZZZZZZZZYZZZZZZZZPHPHPHPH']

test.each(farIds)('after an id that no clock writes, such as %s, ids stay ids', async (id) => {
  const passport = await opened()
  const far = { id, at: 0, ref: '1/9', kind: 'step', data: { stage: 'video' } } as const
  await passport.join({ events: [far], folds: {} })

  for (const stage of ['video', 'quiz', 'practice']) await passport.record(step(stage))

  const ids = passport.history().events.map((event) => event.id)
  expect(ids.filter((id) => ulidPattern.test(id))).toHaveLength(4)
  expect((await opened()).said().lessons.get(2)?.stages).toEqual(['video', 'quiz', 'practice'])
})

test('beside a phone in its hundredth century what is done on this device is the newest', async () => {
  const passport = await opened()
  await passport.join(await fromPhone({ aheadMs: 7_900 * yearMs }, step('video')))

  await passport.record(step('quiz'))

  expect(passport.said().lessons.get(2)?.stage).toBe('quiz')
})
