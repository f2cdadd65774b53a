import { isRight, type Verdict } from '../../../cms/contract/exercise-kinds.ts'

/** The row of a word. */
type RowId = string

/** What came of one question. */
export interface Outcome {
  /** The verdict of each row's first try; a board has several rows, any other question one. */
  first: Readonly<Record<RowId, Verdict>>
  /** What the first try says of its word, where that is something else. */
  ofWord?: Verdict
  /** The rows that nothing more is asked of: answered rightly, or shown. */
  done: readonly RowId[]
  /** The last answer of all, so that pressing Check again changes nothing. */
  last: { rowId: RowId; given: string; verdict: Verdict } | null
  /** It was left out: it counts neither way. */
  isSkipped: boolean
}

/** A run through questions. */
export interface Sitting {
  /** The question that is shown. */
  current: number
  outcomes: readonly Outcome[]
  phase: 'asking' | 'results'
}

export interface GivenAnswer {
  rowId: RowId
  given: string
  verdict: Verdict
  /** What it says of the word that is practised, where that may be something else; 'empty' for nothing. */
  ofWord?: Verdict
}

const untouched: Outcome = { first: {}, done: [], last: null, isSkipped: false }

export const newSitting = (questionCount: number): Sitting => ({
  current: 0,
  outcomes: Array.from({ length: questionCount }, () => untouched),
  phase: 'asking',
})

/** Takes an answer. The first try counts once; an answer that is empty, or says nothing, is none. */
export function answer(sitting: Sitting, { rowId, given, verdict, ofWord }: GivenAnswer): Sitting {
  const outcome = outcomeOf(sitting)
  const { first, done, last } = outcome
  if (sitting.phase !== 'asking' || done.includes(rowId)) return sitting
  if (last?.rowId === rowId && last.given === given) return sitting
  const isTry = verdict !== 'empty' && ofWord !== 'empty' && !(rowId in first)
  return withOutcome(sitting, {
    ...outcome,
    ...(isTry && { first: { ...first, [rowId]: verdict } }),
    ...(isTry && ofWord && ofWord !== verdict && { ofWord }),
    done: isRight(verdict) ? [...done, rowId] : done,
    last: { rowId, given, verdict },
  })
}

/** Shows what is right; a row that was not tried until then was not known. */
export function giveUp(sitting: Sitting, rowIds: readonly RowId[]): Sitting {
  if (sitting.phase !== 'asking' || isSettled(sitting, rowIds)) return sitting
  const outcome = outcomeOf(sitting)
  const untried = rowIds.filter((rowId) => !(rowId in outcome.first))
  const missed = untried.map((rowId): [RowId, Verdict] => [rowId, 'wrong'])
  return withOutcome(sitting, {
    ...outcome,
    first: { ...outcome.first, ...Object.fromEntries(missed) },
    // Pairs that were found keep their places, by which they are numbered.
    done: [...new Set([...outcome.done, ...rowIds])],
  })
}

/** Goes on without an answer; what was tried before stays. */
export function skip(sitting: Sitting): Sitting {
  if (sitting.phase !== 'asking') return sitting
  return next(withOutcome(sitting, { ...outcomeOf(sitting), isSkipped: true }))
}

/** Goes on from a settled question: to the next one, or to the results. */
export function goOn(sitting: Sitting, rowIds: readonly RowId[]): Sitting {
  return sitting.phase === 'asking' && isSettled(sitting, rowIds) ? next(sitting) : sitting
}

/** Goes on from a question that has no answer: a list that was listened to, a sentence said. */
export function lookedAt(sitting: Sitting, rowIds: readonly RowId[]): Sitting {
  if (sitting.phase !== 'asking') return sitting
  return next(withOutcome(sitting, { ...outcomeOf(sitting), done: rowIds }))
}

/** Nothing more is asked of the question that is shown. */
export const isSettled = (sitting: Sitting, rowIds: readonly RowId[]) =>
  rowIds.every((rowId) => outcomeOf(sitting).done.includes(rowId))

export const outcomeOf = ({ outcomes, current }: Sitting): Outcome => outcomes[current] ?? untouched

/** How many first tries there were, and how many of them were right. */
export function firstTriesOf({ outcomes }: Sitting) {
  const verdicts = outcomes.flatMap(({ first }) => Object.values(first))
  return { right: verdicts.filter(isRight).length, total: verdicts.length }
}

/** What the first tries of a question say of each word. */
export function wordVerdictsOf({ first, ofWord }: Outcome): Record<RowId, Verdict> {
  const verdicts = Object.entries(first)
  return Object.fromEntries(verdicts.map(([rowId, verdict]) => [rowId, ofWord ?? verdict]))
}

/** The rows whose first try was not right somewhere, in the order in which they were asked. */
export function missedRowsOf({ outcomes }: Sitting): RowId[] {
  const missed = outcomes.flatMap((outcome) =>
    Object.entries(wordVerdictsOf(outcome)).flatMap(([rowId, verdict]) =>
      isRight(verdict) ? [] : [rowId],
    ),
  )
  return [...new Set(missed)]
}

export const skippedCountOf = ({ outcomes }: Sitting) =>
  outcomes.filter(({ isSkipped }) => isSkipped).length

function next(sitting: Sitting): Sitting {
  const isLast = sitting.current >= sitting.outcomes.length - 1
  return isLast ? { ...sitting, phase: 'results' } : { ...sitting, current: sitting.current + 1 }
}

function withOutcome(sitting: Sitting, outcome: Outcome): Sitting {
  const outcomes = sitting.outcomes.map((one, index) => (index === sitting.current ? outcome : one))
  return { ...sitting, outcomes }
}

/** Whether something that was stored is a sitting of so many questions. */
export const isSitting = (value: unknown): value is Sitting =>
  typeof value === 'object' &&
  value !== null &&
  'current' in value &&
  typeof value.current === 'number' &&
  'phase' in value &&
  (value.phase === 'asking' || value.phase === 'results') &&
  'outcomes' in value &&
  Array.isArray(value.outcomes) &&
  value.outcomes.every(isOutcome)

const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'object' &&
  value !== null &&
  'first' in value &&
  typeof value.first === 'object' &&
  value.first !== null &&
  'done' in value &&
  Array.isArray(value.done) &&
  'last' in value &&
  'isSkipped' in value
