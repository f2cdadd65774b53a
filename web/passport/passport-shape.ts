import { exerciseKinds, verdicts } from '../../cms/contract/exercise-kinds.ts'
import { isRecord } from '../../cms/contract/is-record.ts'
import { ulidPattern } from '../../cms/contract/ulid.ts'
import type { Fold, History } from './history.ts'
import type { PassportEvent } from './passport-event.ts'

// Checked by hand: what comes from a file or a link is the only thing here that is not our own, and
// zod would weigh more than the rest of the page.

/** Whether a value from outside is a history in every part that the site reads. */
export const isHistory = (value: unknown): value is History =>
  isRecord(value) &&
  Array.isArray(value.events) &&
  value.events.every(isPassportEvent) &&
  isRecord(value.folds) &&
  Object.entries(value.folds).every(([device, fold]) => isFold(fold) && fold.upTo.endsWith(device))

const isPassportEvent = (value: unknown): value is PassportEvent =>
  isRecord(value) &&
  isEventId(value.id) &&
  isMoment(value.at) &&
  isRef(value.ref) &&
  isRecord(value.data) &&
  isDataOf(value.kind, value.data)

function isDataOf(kind: unknown, data: Record<string, unknown>): boolean {
  if (kind === 'step') return isText(data.stage)
  if (kind === 'spoken') return isText(data.text)
  if (kind === 'quiz') return isQuizData(data)
  if (kind === 'done') {
    return isText(data.title) && (data.undone === undefined || typeof data.undone === 'boolean')
  }
  if (kind !== 'words') return false
  if ('row' in data) return isRow(data.row)
  return 'putAway' in data ? isText(data.putAway) : isText(data.word) && isAnswer(data)
}

const isFold = (value: unknown): value is Fold =>
  isRecord(value) &&
  isEventId(value.upTo) &&
  isRecord(value.tally) &&
  isRecordOf(value.tally.lessons, isRef, isLessonTally) &&
  isRecordOf(value.tally.words, isText, isWordTally) &&
  isRecordOf(value.tally.days, isDay, isCount)

const isLessonTally = (value: unknown) =>
  isRecord(value) &&
  [value.firstAt, value.lastAt].every(isMoment) &&
  isEventId(value.newest) &&
  isText(value.stage) &&
  isListOf(value.stages, isText) &&
  isListOf(value.tries, (one) => isRecord(one) && isOrdered(one) && isQuizData(one)) &&
  isCount(value.spoken) &&
  (value.done === null || isDone(value.done))

const isDone = (value: unknown) =>
  isRecord(value) &&
  isEventId(value.id) &&
  isMoment(value.at) &&
  isText(value.title) &&
  typeof value.undone === 'boolean'

const isWordTally = (value: unknown) =>
  isRecord(value) &&
  isRef(value.ref) &&
  [value.rowId, value.awayId].every((id) => id === '' || isEventId(id)) &&
  (value.row === null || isRow(value.row)) &&
  isListOf(value.answers, (one) => isRecord(one) && isOrdered(one) && isAnswer(one))

const isRow = (value: unknown) =>
  isRecord(value) &&
  rowTexts.every((name) => isText(value[name])) &&
  isListOf(value.alsoRight, isText)

const rowTexts = [
  ...['id', 'word', 'translation', 'phonetics', 'meaning', 'example', 'spokenExample'],
] as const

const isQuizData = ({ answers, right, total }: Record<string, unknown>) =>
  isListOf(answers, (answer) => Number.isInteger(answer)) && isCount(right) && isCount(total)

const knownVerdicts: readonly unknown[] = verdicts
const kinds: readonly unknown[] = exerciseKinds

const isAnswer = ({ how, verdict }: Record<string, unknown>) =>
  kinds.includes(how) && knownVerdicts.includes(verdict)

const isOrdered = ({ order, at }: Record<string, unknown>) => isMoment(order) && isMoment(at)

const isRecordOf = (
  value: unknown,
  isKey: (key: string) => boolean,
  isValue: (value: unknown) => boolean,
) => isRecord(value) && Object.entries(value).every(([key, one]) => isKey(key) && isValue(one))

const isListOf = (value: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne)

const maxText = 20_000
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxText
const isEventId = (value: unknown): value is string =>
  typeof value === 'string' && ulidPattern.test(value)
const isRef = (value: unknown) => typeof value === 'string' && /^\d{1,10}\/\d{1,10}$/.test(value)
const isDay = (value: string) => /^\d{4,6}-\d\d-\d\d$/.test(value)
/** What a date can be made of. */
const isMoment = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) <= 8.64e15
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
