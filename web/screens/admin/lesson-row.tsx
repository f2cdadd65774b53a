import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { studioPaths } from '../../../cms/contract/studio-paths.ts'
import { useIsOwner } from '../../data/admin.ts'
import { LessonMarks } from '../../features/lesson-marks/lesson-marks.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ReadersDay } from '../../ui/dates/readers-day.tsx'
import styles from './manage-lessons.module.css'
import { useRemoveLesson } from './use-remove-lesson.ts'

interface LessonRowProps {
  lesson: LessonListItem
  /** The row is about to go. */
  onLeave: () => void
}

export function LessonRow({ lesson, onLeave }: LessonRowProps) {
  const isOwner = useIsOwner()
  return (
    <li data-lesson={lesson.id} tabIndex={-1} className={styles.lesson}>
      <span className={styles.number}>
        <span className={styles.word}>Lesson </span>
        {lesson.lessonNumber}
      </span>
      <span className={styles.title}>
        {lesson.title} <LessonMarks lesson={lesson} />
      </span>
      <span className={styles.created}>
        <ReadersDay date={lesson.createdAt} />
      </span>
      <span className={styles.actions}>
        <a
          href={pagePaths.uploadedLesson(lesson.id)}
          target="_blank"
          rel="noopener"
          className={buttonClass('quiet')}
        >
          View<span className="visually-hidden"> {lesson.title} (opens in a new tab)</span>
        </a>
        {isOwner ? (
          <OwnersActions lesson={lesson} onLeave={onLeave} />
        ) : (
          <a href={studioPaths.document('lessons', lesson.id)} className={buttonClass('quiet')}>
            Edit<span className="visually-hidden"> {lesson.title}</span>
          </a>
        )}
      </span>
    </li>
  )
}

function OwnersActions({ lesson, onLeave }: LessonRowProps) {
  const { remove, isRemoving } = useRemoveLesson(lesson, onLeave)
  return (
    <>
      <SiteLink to={pagePaths.readLesson(lesson.id)} className={buttonClass('quiet')}>
        Read aloud<span className="visually-hidden"> the words of {lesson.title}</span>
      </SiteLink>
      <Button
        tone="quiet"
        className={styles.delete}
        aria-disabled={isRemoving || undefined}
        onClick={remove}
      >
        {isRemoving ? 'Deleting...' : 'Delete'}
        <span className="visually-hidden"> {lesson.title}</span>
      </Button>
    </>
  )
}
