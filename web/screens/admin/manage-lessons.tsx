import { useDeferredValue } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { studioPaths } from '../../../cms/contract/studio-paths.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CourseCard } from './course-card.tsx'
import { firstCourses } from './first-courses.ts'
import { FoundLessons } from './found-lessons.tsx'
import styles from './manage-lessons.module.css'

interface ManageLessonsProps {
  courses: readonly CourseSummary[]
  /** What is looked for; kept above, so that it outlives a look at the other tab. */
  wanted: string
  onSearch: (wanted: string) => void
}

/** One card a course, one line a lesson, and a search through all of them. */
export function ManageLessons({ courses, wanted, onSearch }: ManageLessonsProps) {
  const wantedNow = useDeferredValue(wanted.trim())
  if (courses.length === 0) {
    return (
      <Notice level={2} title="No courses yet" text="Create the first course in the studio.">
        <a href={studioPaths.create('courses')}>Create a course</a>
      </Notice>
    )
  }
  const atOnce = new Set(firstCourses(courses).map(({ id }) => id))
  return (
    <>
      <search className={styles.search}>
        <Field label="Search courses and lessons">
          {(control) => (
            <input
              {...control}
              type="search"
              value={wanted}
              maxLength={200}
              onChange={(event) => onSearch(event.target.value)}
            />
          )}
        </Field>
      </search>
      {wantedNow === '' ? (
        courses.map((course) => (
          <CourseCard key={course.id} course={course} isThereAtOnce={atOnce.has(course.id)} />
        ))
      ) : (
        <FoundLessons courses={courses} wanted={wantedNow} />
      )}
    </>
  )
}
