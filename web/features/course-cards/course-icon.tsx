import { defaultIcon } from '../../../cms/contract/categories.ts'
import { courseIcons } from '../../../cms/contract/course-icons.ts'
import styles from './course-icon.module.css'

/** A course's icon by its font-icon class name, drawn in the site's own line. */
export function CourseIcon({ icon }: { icon: string }) {
  const name = icon.split(/\s+/).find((part) => part in courseIcons) ?? defaultIcon
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      <path d={courseIcons[name]} />
    </svg>
  )
}
