import { clsx } from 'clsx'
import type { StudentPage } from '../../../cms/contract/student.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { keyed } from '../../ui/keyed.ts'
import styles from './student-screen.module.css'

/** Premium lessons that are open to her. */
export function OpenToYou({ open }: Pick<StudentPage, 'open'>) {
  return (
    <ul className={clsx(styles.lessons, styles.unmarked)}>
      {/* The tutor and a code may have opened the same. */}
      {keyed(open).map(({ key, item: { title, path, until } }) => (
        <li key={key}>
          <p dir="auto" className={styles.title}>
            <SiteLink to={path}>{title}</SiteLink>
          </p>
          <p className={styles.note}>
            {until ? `Open until ${momentText(until)}` : 'Open as long as your link works'}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** With its time: a day alone would promise its evening. */
const momentText = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
