import type { Payload, TypedUser } from 'payload'
import type { Desk, DeskLine, DeskPile } from '../../contract/desk.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { readCounts } from '../counts/read-counts.ts'
import { newestResultAt } from '../students/new-results.ts'
import { shownLines } from './as-tutor.ts'
import { readBackupPile } from './desk-backups.ts'
import { readCoursePiles, readExercisePiles, readLessonPiles } from './desk-documents.ts'
import { readMessagePile } from './desk-messages.ts'
import { readFailedSchedules } from './desk-schedules.ts'
import { readLetterPile, readResultPile } from './desk-students.ts'
import { readTexts } from './desk-texts.ts'
import { draftPile } from './draft-pile.ts'
import { readSiteStatus } from './read-site-status.ts'

const shownEdits = 8

/** Everything on the tutor's desk, read with her own rights; the studio's desk and /admin ask. */
export async function readDesk(payload: Payload, user: TypedUser): Promise<Desk> {
  const newest = await newestResultAt(payload) // before what it is compared with
  const [
    failed,
    backups,
    messages,
    letters,
    results,
    lessons,
    courses,
    exercises,
    texts,
    counted,
    status,
  ] = await Promise.all([
    readFailedSchedules(payload, user),
    readBackupPile(payload, user),
    readMessagePile(payload, user),
    readLetterPile(payload, user),
    readResultPile(payload, user),
    readLessonPiles(payload, user),
    readCoursePiles(payload, user),
    readExercisePiles(payload, user),
    readTexts(payload, user),
    readCounts(payload, user),
    readSiteStatus(payload, user),
  ])
  const lessonList = studioPaths.list('lessons')
  const drafts = [
    { kind: 'lessons', ...lessons.drafts },
    { kind: 'courses', ...courses.drafts },
    { kind: 'exercises', ...exercises.drafts },
  ] as const
  const piles: DeskPile[] = [
    pile({ key: 'backups', heading: 'Backups', ...backups }),
    pile({ key: 'schedules', heading: 'Planned, but failed', ...failed }),
    pile({ key: 'messages', heading: 'Messages to answer', ...messages }),
    pile({ key: 'letters', heading: 'Letters from your students', ...letters }),
    pile({ key: 'results', heading: 'New from your students', ...results }),
    { key: 'drafts', heading: 'Unpublished drafts', ...draftPile(drafts, shownLines) },
    pile({
      key: 'quizzes',
      heading: 'Lessons without a quiz',
      all: lessonList,
      ...lessons.withoutQuiz,
    }),
    pile({ key: 'texts', heading: 'Texts to write', ...texts.unset }),
  ]
  return {
    newest,
    counted,
    status,
    piles: piles.filter(({ count }) => count > 0),
    recent: newestOf(
      [...lessons.recent, ...courses.recent, ...exercises.recent, ...texts.recent],
      shownEdits,
    ),
  }
}

/** A pile, and where those are that it does not show: in one list, or nowhere. */
function pile({ all, ...shown }: Omit<DeskPile, 'more'> & { all?: string }): DeskPile {
  const left = shown.count - shown.lines.length
  const more = left > 0 ? [{ text: `and ${left} more`, ...(all ? { href: all } : {}) }] : []
  return { ...shown, more }
}

const newestOf = (lines: readonly DeskLine[], count: number) =>
  lines.toSorted((a, b) => (b.time ?? '').localeCompare(a.time ?? '')).slice(0, count)
