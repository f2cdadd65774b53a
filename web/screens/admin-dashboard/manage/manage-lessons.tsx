import { useDeferredValue, useMemo, useRef } from 'react'
import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../../cms/contract/lesson.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { findLessons } from './find-lessons.ts'
import { LessonRow } from './lesson-row.tsx'
import styles from './manage-lessons.module.css'
import { useSteps } from './use-steps.ts'

interface ManageLessonsProps {
  courses: readonly CourseSummary[]
  lessons: readonly LessonListItem[]
  query: string
  onQuery: (query: string) => void
  onPreview: (lessonId: number) => void
  onDeleted: (lessonId: number) => void
}

/** Every lesson, to be found, looked at, moved and deleted; drawn in steps. */
export function ManageLessons(props: ManageLessonsProps) {
  const { courses, lessons, query, onQuery, onPreview, onDeleted } = props
  const wanted = useDeferredValue(query)
  const count = useRef<HTMLParagraphElement>(null)
  const courseNames = useMemo(() => new Map(courses.map(({ id, name }) => [id, name])), [courses])
  const found = useMemo(
    () => findLessons(lessons, { query: wanted, courseNames }),
    [lessons, wanted, courseNames],
  )
  const { shown, end, showMore } = useSteps(found.length)
  const nextNumberOf = (courseId: number) =>
    lessons.filter((lesson) => lesson.courseId === courseId).length + 1

  return (
    <>
      <div className={styles.tools}>
        <Field label="Find lessons" hint="Words from the title or the course, or a number.">
          {(control) => (
            <input
              {...control}
              type="search"
              value={query}
              onChange={({ target }) => onQuery(target.value)}
            />
          )}
        </Field>
        <p ref={count} tabIndex={-1} role="status" className={styles.found}>
          {foundText(found.length, lessons.length)}
        </p>
      </div>
      {found.length > 0 && (
        <div aria-hidden="true" className={styles.heads}>
          <span>No.</span>
          <span>Lesson</span>
          <span>Objectives</span>
          <span>Warm-up</span>
          <span>Video</span>
        </div>
      )}
      <ul className={styles.rows}>
        {found.slice(0, shown).map((lesson) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            courses={courses}
            nextNumberOf={nextNumberOf}
            onPreview={onPreview}
            onDeleted={(id) => {
              // The row that had the focus is gone.
              count.current?.focus()
              onDeleted(id)
            }}
          />
        ))}
      </ul>
      <div ref={end}>
        {shown < found.length && <Button onClick={showMore}>Show more lessons</Button>}
      </div>
    </>
  )
}

function foundText(found: number, all: number) {
  if (all === 0) return 'No lessons yet. Create the first one in the Create Lesson tab.'
  if (found === 0) return 'No lesson matches these words. Try fewer.'
  const lessons = all === 1 ? '1 lesson' : `${all} lessons`
  return found === all ? lessons : `${found} of ${lessons}`
}
