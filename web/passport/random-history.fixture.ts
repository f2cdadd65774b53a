import { nextEventId } from './event-id.ts'
import { folded, type History } from './history.ts'
import type { PassportEvent } from './passport-event.ts'

/** Chance that can be repeated. */
interface SeededRandom {
  below(end: number): number
  isLikely(probability: number): boolean
  oneOf<const Value>(values: readonly [Value, ...Value[]]): Value
  listOf<Value>(most: number, make: () => Value): Value[]
}

const start = Date.UTC(2026, 0, 1)
const dayMs = 24 * 60 * 60 * 1000

/** What three devices did, each with a clock that is sometimes set back, for tests. */
export function randomStreams(random: SeededRandom): PassportEvent[][] {
  return ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC'].map((device) => {
    let at = start + random.below(100) * dayMs
    let last = ''
    return random.listOf(14, () => {
      at += random.isLikely(0.15) ? -random.below(5 * dayMs) : random.below(20 * dayMs)
      last = nextEventId({ at, device, last, chance: random.below(1000) / 1000 })
      return randomEvent(random, last, at)
    })
  })
}

/** A copy that knows of each device what it did up to some moment, partly folded. */
export function randomCopy(random: SeededRandom, streams: readonly PassportEvent[][]): History {
  const events = streams.flatMap((stream) => stream.slice(0, random.below(stream.length + 1)))
  const history = { events: events.sort((a, b) => (a.id < b.id ? -1 : 1)), folds: {} }
  return random.isLikely(0.5) ? folded(history, randomMoment(random)) : history
}

/** Somewhere in the time of what was done. */
export const randomMoment = (random: SeededRandom): number => start + random.below(300) * dayMs

function randomEvent(random: SeededRandom, id: string, at: number): PassportEvent {
  const ref = `${random.oneOf([1, 2])}/${random.oneOf([1, 2, 3, 4])}`
  const word = `word-${random.below(4)}`
  return random.oneOf<PassportEvent>([
    { id, at, ref, kind: 'step', data: { stage: random.oneOf(['warm-up', 'video', 'quiz']) } },
    { id, at, ref, kind: 'quiz', data: { answers: [0, random.below(3)], right: 1, total: 2 } },
    { id, at, ref, kind: 'done', data: { title: `Lesson ${at}`, undone: random.isLikely(0.3) } },
    { id, at, ref, kind: 'spoken', data: { text: 'Say it again.' } },
    { id, at, ref, kind: 'words', data: { row: rowOf(word, `meaning ${at}`) } },
    { id, at, ref, kind: 'words', data: { word, how: 'gap', verdict: 'right' } },
    { id, at, ref, kind: 'words', data: { putAway: word } },
  ])
}

const rowOf = (id: string, meaning: string) => ({
  id,
  word: id,
  translation: '',
  phonetics: '',
  meaning,
  example: '',
  spokenExample: '',
  alsoRight: [],
})
