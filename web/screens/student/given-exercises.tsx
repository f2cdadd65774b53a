import { clsx } from 'clsx'
import type { StudentPage } from '../../../cms/contract/student.ts'
import { SiteLink } from '../../router/site-link.tsx'
import styles from './student-screen.module.css'

/** The exercises that were given to her. */
export function GivenExercises({ exercises }: Pick<StudentPage, 'exercises'>) {
  return (
    <ul className={clsx(styles.lessons, styles.unmarked)}>
      {exercises.map(({ exerciseId, title, path }) => (
        <li key={exerciseId}>
          <p dir="auto" className={styles.title}>
            <SiteLink to={path}>{title}</SiteLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
