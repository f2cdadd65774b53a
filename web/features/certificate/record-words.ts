import type { PracticeRecord } from '../../../cms/certificate/reading/practice-record.ts'
import { formatDate } from '../../ui/dates/format-date.ts'

/** How many lessons were worked through, as the sentence on the paper says it. */
export const lessonsText = ({ lessonCount }: PracticeRecord) =>
  lessonCount === 1 ? 'the one lesson' : `all ${lessonCount} lessons`

/** What the quizzes have shown. */
export function quizText({ questions, firstTry }: PracticeRecord): string {
  if (questions === 0) return 'Every lesson was finished.'
  if (questions === 1) return 'The one question of the quiz was answered correctly.'
  const first = firstTry === questions ? 'all of them' : firstTry === 0 ? 'none of them' : firstTry
  return `Each of the ${questions} questions in the quizzes was answered correctly, ${first} on the first try.`
}

/** From when until when, as one writes it. */
export function daysText({ from, to }: PracticeRecord): string {
  const [first, last] = [formatDate(from), formatDate(to)]
  return first === last ? first : `${first} – ${last}`
}

/** What tells one record from the others of its site. */
export const numberOf = ({ id }: PracticeRecord) =>
  (id.split(':').at(-1) ?? '').slice(0, 13).toUpperCase()

export const restText = ({ lessons, lessonCount }: PracticeRecord) => {
  const rest = lessonCount - lessons.length
  return rest === 0 ? null : lessons.length === 0 ? null : `and ${rest} more`
}

/** The site's name as one types it. */
export const hostOf = (siteUrl: string) => siteUrl.replace(/^https?:\/\//, '')
