import {
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  type Grade,
  Rating,
  StrategyMode,
} from 'ts-fsrs'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../../testing/seeded-random.ts'
import type { GradedDay } from './grades.ts'
import { memoryOf, settings } from './memory.ts'

const dayMs = 24 * 60 * 60 * 1000
const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const

/** Reviews of a word on days that come earlier or later than they are due. */
function randomDays(seed: number): GradedDay[] {
  const random = seededRandom(seed)
  let day = 20_000 + random.below(1000)
  return Array.from({ length: 20 }, () => {
    day += 1 + random.below(40)
    const grade = random.oneOf<GradedDay['grade']>(['again', 'hard', 'good', 'good', 'good'])
    return { day, grade, isSettled: true }
  })
}

/** The same reviews as ts-fsrs has them by itself, one behind the other. */
function reference(id: string, days: readonly GradedDay[]) {
  const scheduler = fsrs(settings).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'))
  let card = Object.assign(createEmptyCard(new Date(Number(days[0]?.day) * dayMs)), {
    seed: `${id}/`,
  })
  return days.map(({ day, grade }) => {
    const rating: Grade = ratings[grade]
    card = Object.assign(scheduler.repeat(card, new Date(day * dayMs))[rating].card, {
      seed: `${id}/`,
    })
    return {
      dueDay: card.due.getTime() / dayMs,
      lastDay: day,
      stability: card.stability,
      difficulty: card.difficulty,
      reviews: card.reps,
    }
  })
}

test('1,000 reviews of 50 words are scheduled as ts-fsrs does', () => {
  const words = Array.from({ length: 50 }, (_, index) => ({
    id: `1/word-${index}`,
    days: randomDays(index + 1),
  }))

  const ours = words.flatMap(({ id, days }) =>
    days.map((_, at) => memoryOf(id, days.slice(0, at + 1))),
  )

  expect(ours).toHaveLength(1000)
  expect(ours).toEqual(words.flatMap(({ id, days }) => reference(id, days)))
})

test('the same reviews give the same days on every device, other words other days', () => {
  const days = randomDays(7)
  const dueDays = Array.from({ length: 30 }, (_, index) => memoryOf(`1/${index}`, days)?.dueDay)

  expect(memoryOf('1/word', days)).toEqual(memoryOf('1/word', days))
  expect(new Set(dueDays).size).toBeGreaterThan(1)
})

test('what was good comes back later each time, and a forgotten word soon', () => {
  const first = { day: 20_000, grade: 'good', isSettled: true } as const
  const intervals: number[] = []
  const days: GradedDay[] = [first]
  for (let review = 0; review < 5; review++) {
    const memory = memoryOf('1/word', days)
    intervals.push(Number(memory?.dueDay) - Number(memory?.lastDay))
    days.push({ ...first, day: Number(memory?.dueDay) })
  }
  const forgotten = memoryOf('1/word', [...days, { ...first, day: 20_900, grade: 'again' }])

  expect(intervals).toEqual(intervals.toSorted((one, other) => one - other))
  expect(intervals[0]).toBeGreaterThan(0)
  expect(Number(forgotten?.dueDay) - 20_900).toBeLessThan(Number(intervals.at(-1)) / 2)
})

test('a word that was never answered has no memory', () => {
  expect(memoryOf('1/word', [])).toBeNull()
})
