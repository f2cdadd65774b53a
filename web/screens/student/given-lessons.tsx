import type { StudentPage } from '../../../cms/contract/student.ts'
import { FinishedMark } from '../../features/progress/finished-mark.tsx'
import type { LessonProgress } from '../../passport/computed.ts'
import { usePassport } from '../../passport/passport.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { formatDay } from '../../ui/dates/format-date.ts'
import styles from './student-screen.module.css'

/** The lessons that were given to her, each with what this device knows of it. */
export function GivenLessons({ lessons }: Pick<StudentPage, 'lessons'>) {
  const passport = usePassport()
  return (
    <ul className={styles.lessons}>
      {lessons.map(({ lessonId, lessonNumber, title, courseName, path }) => (
        <li key={lessonId}>
          <FinishedMark lessonId={lessonId} />
          <p dir="auto" className={styles.title}>
            <SiteLink to={path}>{title}</SiteLink>
          </p>
          <p className={styles.note}>
            <span dir="auto">{courseName}</span>
            {`, lesson ${lessonNumber}`}
          </p>
          <p className={styles.note}>
            {passport.state === 'looking' ? '\u00a0' : doneText(passport.lessons.get(lessonId))}
          </p>
        </li>
      ))}
    </ul>
  )
}

function doneText(progress: LessonProgress | undefined): string {
  if (!progress) return 'Not opened yet'
  const { finished, tries, lastAt } = progress
  const last = tries.at(-1)
  const quiz = last ? `, quiz ${last.right} of ${last.total}` : ''
  return finished
    ? `Finished on ${formatDay(finished.at)}${quiz}`
    : `Opened on ${formatDay(lastAt)}${quiz}`
}
