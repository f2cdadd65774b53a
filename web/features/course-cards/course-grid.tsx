import type { CourseSummary } from '../../../cms/contract/course.ts'
import { CourseCard } from './course-card.tsx'
import styles from './course-grid.module.css'

/** Up to three cards in a row, in the order given. */
export function CourseGrid({ courses }: { courses: readonly CourseSummary[] }) {
  return (
    <ul className={styles.grid}>
      {courses.map((course) => (
        <li key={course.id} className={styles.cell}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  )
}
