import { useState } from 'react'
import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../../cms/contract/lesson.ts'
import { useIsOwner } from '../../../data/admin.ts'
import { LessonMarks } from '../../../features/lesson-marks/lesson-marks.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx'
import { ReadersDay } from '../../../ui/dates/readers-day.tsx'
import { deleteQuestion } from '../dashboard-toasts.ts'
import styles from './manage-lessons.module.css'
import { MoveSelect } from './move-select.tsx'
import { useLessonChanges } from './use-lesson-changes.ts'

interface LessonRowProps {
  lesson: LessonListItem
  courses: readonly CourseSummary[]
  /** The place after the last one of a course (spec §4 'Moving a lesson'). */
  nextNumberOf: (courseId: number) => number
  onPreview: (lessonId: number) => void
  onDeleted: (lessonId: number) => void
}

export function LessonRow(props: LessonRowProps) {
  const { lesson, courses, nextNumberOf, onPreview, onDeleted } = props
  const { move, remove, isPending } = useLessonChanges(lesson, { nextNumberOf, onDeleted })
  const isOwner = useIsOwner()
  const [isAsking, setIsAsking] = useState(false)
  const course = courses.find(({ id }) => id === lesson.courseId)

  return (
    <li className={styles.row} aria-busy={isPending || undefined}>
      <span className={styles.number}>
        <span className={styles.unit}>Lesson </span>
        {lesson.lessonNumber}
      </span>
      <div className={styles.lesson}>
        <h2 className={styles.lessonTitle}>
          {lesson.title} <LessonMarks lesson={lesson} />
        </h2>
        <p className={styles.facts}>
          <span>{course?.name ?? `Course ${lesson.courseId}`}</span>
          <ReadersDay date={lesson.createdAt} />
        </p>
      </div>
      <Counts lesson={lesson} />
      {isOwner && <MoveSelect lesson={lesson} courses={courses} isBusy={isPending} onMove={move} />}
      <span className={styles.actions}>
        <Button onClick={() => onPreview(lesson.id)}>
          Preview<span className="visually-hidden"> {lesson.title}</span>
        </Button>
        {isOwner && (
          <Button
            tone="danger"
            aria-disabled={isPending}
            onClick={() => isPending || setIsAsking(true)}
          >
            Delete<span className="visually-hidden"> {lesson.title}</span>
          </Button>
        )}
      </span>
      {isAsking && (
        <ConfirmDialog
          title={`Delete “${lesson.title}”?`}
          text={deleteQuestion}
          choices={[{ value: 'delete', label: 'Delete lesson', tone: 'danger' }]}
          onClose={(chosen) => {
            setIsAsking(false)
            if (chosen) remove()
          }}
        />
      )}
    </li>
  )
}

function Counts({ lesson }: { lesson: LessonListItem }) {
  const warmUpQuestions = 'warmUpQuestions' in lesson ? lesson.warmUpQuestions.length : 0
  return (
    <>
      <Count count={lesson.objectives.length} unit="objectives" />
      <Count count={warmUpQuestions} unit="warm-up questions" />
      <span className={styles.video}>
        <span className={styles.unit}>Video </span>
        {'videoId' in lesson ? lesson.videoId : ''}
      </span>
    </>
  )
}

function Count({ count, unit }: { count: number; unit: string }) {
  return (
    <span className={styles.count}>
      {count}
      <span className={styles.unit}>{` ${count === 1 ? unit.replace(/s$/, '') : unit}`}</span>
    </span>
  )
}
