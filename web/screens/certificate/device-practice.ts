import type { CertificateRequest } from '../../../cms/contract/certificate.ts'
import { mostTries } from '../../../cms/contract/certificate-limits.ts'
import { type KnownCourse, lessonsOf } from '../../features/progress/finished-lessons.ts'
import type { LessonProgress, ReadyPassport } from '../../passport/computed.ts'
import { dayOf } from '../../passport/tally.ts'

type SentLesson = CertificateRequest['lessons'][number]

/** What this device holds of some lessons, as the site wants to mark it. */
export const devicePractice = (passport: ReadyPassport, lessonIds: readonly number[]) =>
  lessonIds.flatMap((id) => {
    const progress = passport.lessons.get(id)
    return progress ? sentLesson(progress) : []
  })

/** In how many lessons of a course this device has something to show: a quiz, or an end. */
export const practisedIn = ({ lessons }: ReadyPassport, course: KnownCourse) =>
  lessonsOf(lessons.values(), course).filter((lesson) => sentLesson(lesson).length > 0).length

function sentLesson({ lessonId, tries, finished }: LessonProgress): SentLesson[] {
  const whole = tries
    .filter(({ answers }) => answers.length > 0 && answers.every(isOption))
    .map(({ at, answers }) => ({ at, day: dayOf(at), answers: [...answers] }))
    .toSorted((a, b) => a.at - b.at)
  if (whole.length === 0 && !finished) return []
  return [{ lessonId, tries: firstAndLatest(whole), ...(finished && doneOf(finished)) }]
}

const doneOf = ({ at }: { at: number }) => ({ doneAt: at, doneDay: dayOf(at) })

const isOption = (answer: number) => Number.isInteger(answer) && answer >= 0

/** The first try tells what was known at once, the latest ones what is known now. */
const firstAndLatest = (tries: SentLesson['tries']) =>
  tries.length <= mostTries ? tries : [...tries.slice(0, 1), ...tries.slice(1 - mostTries)]
