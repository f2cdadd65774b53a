import { clsx } from 'clsx'
import { homeworkPaths } from '../../../cms/contract/homework-paths.ts'
import type { StudentPage } from '../../../cms/contract/student.ts'
import { SiteLink } from '../../router/site-link.tsx'
import styles from './student-screen.module.css'

/** Pages that are for her alone. */
export function GivenHomework({ homework }: Pick<StudentPage, 'homework'>) {
  return (
    <ul className={clsx(styles.lessons, styles.unmarked)}>
      {homework.map(({ homeworkId, title }) => (
        <li key={homeworkId}>
          <p dir="auto" className={styles.title}>
            <SiteLink to={homeworkPaths.page(homeworkId)}>{title}</SiteLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
