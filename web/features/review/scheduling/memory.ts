import {
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating,
  State,
  StrategyMode,
} from 'ts-fsrs'
import type { Grade, GradedDay } from './grades.ts'
import { dateOf } from './study-day.ts'

/** What is remembered of a word after its reviews (decision 88); days are days of study. */
export interface Memory {
  /** The day from which on it is asked again. */
  dueDay: number
  lastDay: number
  stability: number
  difficulty: number
  reviews: number
}

/** A learner comes daily at best, so there are no steps of minutes. */
export const settings = {
  request_retention: 0.9,
  enable_short_term: false,
  enable_fuzz: true,
} as const

/**
 * What the reviews of one word have left of it; null for a word that was never answered. Computed
 * anew from all of them: the same reviews give the same on every device, and nothing is stored that
 * could be wrong. Only the last review is scheduled, because that costs many times as much.
 */
export function memoryOf(wordId: string, days: readonly GradedDay[]): Memory | null {
  const last = days.at(-1)
  if (!last) return null
  const before = days.slice(0, -1)
  const { card } = scheduler.next(
    seeded(cardAfter(before), wordId),
    dateOf(last.day),
    ratings[last.grade],
  )
  return {
    dueDay: Math.round(card.due.getTime() / dayMs),
    lastDay: last.day,
    stability: card.stability,
    difficulty: card.difficulty,
    reviews: days.length,
  }
}

/** What decides the fuzz; ts-fsrs reads it of the card. */
const seeded = <Empty extends object>(card: Empty, wordId: string) => ({
  ...card,
  seed: `${wordId}/`,
})

function cardAfter(days: readonly GradedDay[]) {
  let lastDay: number | undefined
  let memory: { stability: number; difficulty: number } | null = null
  for (const { day, grade } of days) {
    memory = scheduler.next_state(memory, day - (lastDay ?? day), ratings[grade])
    lastDay = day
  }
  const empty = createEmptyCard(dateOf(0))
  if (!memory || lastDay === undefined) return empty
  return {
    ...empty,
    ...memory,
    state: State.Review,
    reps: days.length,
    last_review: dateOf(lastDay),
  }
}

const dayMs = 24 * 60 * 60 * 1000

const ratings = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
} as const satisfies Record<Grade, Rating>

/** Words of one day come back on different days, each on the same day on every device. */
const scheduler = fsrs(settings)
// biome-ignore lint/correctness/useHookAtTopLevel: not a hook of React
scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'))
