import type { KeyboardEvent } from 'react'
import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../../cms/contract/lesson.ts'
import styles from './manage-lessons.module.css'

interface MoveSelectProps {
  lesson: LessonListItem
  courses: readonly CourseSummary[]
  /** Another one is not begun meanwhile; the list keeps the focus. */
  isBusy: boolean
  onMove: (courseId: number) => void
}

/** Every course but the lesson's own; choosing one moves the lesson. */
export function MoveSelect({ lesson, courses, isBusy, onMove }: MoveSelectProps) {
  return (
    <label className={styles.move}>
      <span className="visually-hidden">{`Move to course: ${lesson.title}`}</span>
      <select
        className={styles.select}
        value=""
        aria-disabled={isBusy}
        onKeyDown={openByKey}
        onChange={({ target }) => target.value && onMove(Number(target.value))}
      >
        <option value="">Move to course</option>
        {courses
          .filter(({ id }) => id !== lesson.courseId)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
  )
}

/** A closed list would choose, and so move, with the first arrow or letter: it opens instead. */
function openByKey(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, ctrlKey, metaKey, altKey } = event
  const chooses = /^(?:Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== ' ')
  if (!chooses || ctrlKey || metaKey || altKey) return
  event.preventDefault()
  try {
    event.currentTarget.showPicker()
  } catch {
    // An older browser: Space or Alt+Down opens the list.
  }
}
