import { useState } from 'react'
import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../../cms/contract/lesson.ts'
import { useDeleteLesson } from '../../../data/lesson-writes.ts'
import { useMoveLesson } from '../../../data/move-lesson.ts'
import { LessonMarks } from '../../../features/lesson-marks/lesson-marks.tsx'
import { useUndoDelete } from '../../../features/undo-delete/use-undo-delete.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx'
import { CreatedDate } from '../../../ui/dates/created-date.tsx'
import { useToast } from '../../../ui/toasts/toast-provider.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { dashboardToasts, deleteQuestion, toastMs } from '../dashboard-toasts.ts'
import styles from './manage-lessons.module.css'
import { MoveSelect } from './move-select.tsx'

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
  const deleteLesson = useDeleteLesson()
  const moveLesson = useMoveLesson()
  const showToast = useToast()
  const undo = useUndoDelete({ durationMs: toastMs.done })
  const [isAsking, setIsAsking] = useState(false)
  const course = courses.find(({ id }) => id === lesson.courseId)

  /** A row moves or goes, never both at once. */
  const { run: change, isPending } = useAction((run: () => Promise<void>) => run())

  const move = (courseId: number) =>
    change(async () => {
      try {
        await moveLesson({ lesson, courseId, lessonNumber: nextNumberOf(courseId) })
        showToast(dashboardToasts.moved)
      } catch (error) {
        showToast(dashboardToasts.notMoved(error))
      }
    })

  const remove = () =>
    change(async () => {
      try {
        await deleteLesson(lesson)
        showToast({ ...dashboardToasts.deleted, action: undo(lesson) })
        onDeleted(lesson.id)
      } catch (error) {
        showToast(dashboardToasts.notDeleted(error))
      }
    })

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
          <CreatedDate date={lesson.createdAt} />
        </p>
      </div>
      <Counts lesson={lesson} />
      <MoveSelect lesson={lesson} courses={courses} isDisabled={isPending} onMove={move} />
      <span className={styles.actions}>
        <Button disabled={isPending} onClick={() => onPreview(lesson.id)}>
          Preview<span className="visually-hidden"> {lesson.title}</span>
        </Button>
        <Button tone="danger" disabled={isPending} onClick={() => setIsAsking(true)}>
          Delete<span className="visually-hidden"> {lesson.title}</span>
        </Button>
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
