'use client'
import { toast, useDocumentDrawer, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { LessonSummary } from '../../../contract/lesson.ts'
import { studioPaths } from '../../../contract/studio-paths.ts'
import { messageOf } from '../../client/studio-client.ts'
import { useIsOwner } from '../../client/use-is-owner.ts'
import styles from './course-lessons.module.css'
import { useLessonOrder } from './use-lesson-order.ts'

const notSaved = 'The order could not be saved.'

/** The lessons of the course in their order, which can be changed here, by mouse or by keyboard. */
export function CourseLessons() {
  const { id } = useDocumentInfo()
  if (typeof id !== 'number') return <p>Save the course first. Then add its lessons here.</p>
  return <LessonsOf courseId={id} />
}

function LessonsOf({ courseId }: { courseId: number }) {
  const isOwner = useIsOwner()
  const { lessons, said, load, move } = useLessonOrder(courseId, (error) =>
    toast.error(`${messageOf(error, notSaved)} The list shows the last saved order.`),
  )
  const [dragged, setDragged] = useState<number>()
  const [LessonDrawer, , { openDrawer }] = useDocumentDrawer({ collectionSlug: 'lessons' })

  return (
    <div className={styles.part}>
      {lessons?.length === 0 && <p>No lessons yet.</p>}
      <ol className={styles.lessons}>
        {lessons?.map((lesson, place) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            isDragged={dragged === place}
            canMove={isOwner}
            isFirst={place === 0}
            isLast={place === lessons.length - 1}
            onDrag={(isBegun) => setDragged(isBegun ? place : undefined)}
            onDrop={() => dragged !== undefined && move(dragged, place)}
            onMove={(steps) => move(place, place + steps)}
          />
        ))}
      </ol>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <button type="button" className={styles.add} onClick={openDrawer}>
        Add a lesson
      </button>
      <LessonDrawer initialData={{ course: courseId }} onSave={load} />
    </div>
  )
}

interface LessonRowProps {
  lesson: LessonSummary
  /** The order shows at once, so that it is the owner's. */
  canMove: boolean
  isDragged: boolean
  isFirst: boolean
  isLast: boolean
  onDrag: (isBegun: boolean) => void
  /** Another row is dropped on this one. */
  onDrop: () => void
  onMove: (steps: 1 | -1) => void
}

function LessonRow(props: LessonRowProps) {
  const { lesson, canMove, isDragged, isFirst, isLast, onDrag, onDrop, onMove } = props
  const { id, lessonNumber, title, status, isPremium } = lesson
  return (
    <li
      className={styles.lesson}
      data-dragged={isDragged}
      draggable={canMove}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span className={styles.number}>{lessonNumber}</span>
      <a
        href={studioPaths.document('lessons', id)}
        draggable={false} // the row is what is dragged
        className={styles.title}
      >
        {title}
      </a>
      <span className={styles.notes}>
        {isPremium && <span>Premium</span>}
        <span data-status={status}>{status === 'draft' ? 'Draft' : 'Published'}</span>
      </span>
      {canMove && (
        <span className={styles.moves}>
          <button
            type="button"
            aria-label={`Move “${title}” up`}
            aria-disabled={isFirst} // closed, it would lose the keyboard
            onClick={() => onMove(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={`Move “${title}” down`}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          >
            ↓
          </button>
        </span>
      )}
    </li>
  )
}
