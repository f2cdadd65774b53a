import type { Lack, MissingLesson } from '../../certificate/mark-practice.ts'
import { HttpError } from '../../contract/http-error.ts'

/** What a learner reads where a course is not finished: each lesson with what it lacks. */
export function notFinished(missing: readonly MissingLesson[], lessonCount: number): HttpError {
  const [count, have] = missing.length === 1 ? ['one', 'is'] : [String(missing.length), 'are']
  return new HttpError(
    400,
    `There is no record of practice yet: ${count} of ${lessonCount} lessons ${have} missing.`,
    {
      errors: missing.slice(0, mostNamed).map(({ lesson, lack }) => ({
        path: `lessons.${lesson.id}`,
        message: `${lesson.title}: ${lackTexts[lack]}`,
      })),
    },
  )
}

/** Of a very long course the rest is told by the number. */
const mostNamed = 200

const lackTexts: Record<Lack, string> = {
  withheld: 'it is a premium lesson, which is not open to you.',
  'not finished': 'it is not finished on this device.',
  'not all right': 'some questions of its quiz have not been answered correctly yet.',
  changed: 'its quiz was changed after you did it. Please do it again.',
}
