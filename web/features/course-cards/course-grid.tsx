import type { CourseSummary } from '../../../cms/contract/course.ts'
import { SideRow } from '../../ui/side-row.tsx'
import { CourseCard } from './course-card.tsx'
import styles from './course-grid.module.css'

interface CourseGridProps {
  courses: readonly CourseSummary[]
  /** Where the window is narrow the cards lie side by side, a part of a page among others. */
  isRow?: boolean
}

/** Up to three cards in a row, in the order given. */
export function CourseGrid({ courses, isRow = false }: CourseGridProps) {
  const List = isRow ? SideRow : 'ul'
  return (
    <List className={styles.grid} data-row={isRow || undefined}>
      {courses.map((course) => (
        <li key={course.id} className={styles.cell}>
          <CourseCard course={course} />
        </li>
      ))}
    </List>
  )
}
