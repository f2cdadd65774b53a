import { useRef } from 'react'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { LessonRow } from './lesson-row.tsx'
import styles from './manage-lessons.module.css'

/** The lessons of a course, a line each. */
export function LessonLines({ lessons }: { lessons: readonly LessonListItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  if (lessons.length === 0) return <p className={styles.empty}>No lessons uploaded yet</p>

  /** Whoever works with the keyboard stays in the list: on the next line, or on its heading. */
  function leave(id: number) {
    const row = list.current?.querySelector<HTMLElement>(`[data-lesson="${id}"]`)
    if (!row?.contains(document.activeElement)) return
    const next = row.nextElementSibling ?? row.previousElementSibling
    const heading = row.closest('section')?.querySelector('h2')
    const target = next instanceof HTMLElement ? next : heading
    target?.focus()
  }

  return (
    <ul ref={list} className={styles.lessons}>
      {lessons.map((lesson) => (
        <LessonRow key={lesson.id} lesson={lesson} onLeave={() => leave(lesson.id)} />
      ))}
    </ul>
  )
}
