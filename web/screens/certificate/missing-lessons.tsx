import type { CourseSummary } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { SiteLink } from '../../router/site-link.tsx'
import styles from './certificate-screen.module.css'
import type { Refused } from './make-record.ts'

interface MissingProps {
  refused: Refused
  course: CourseSummary
}

/** What is missing, each lesson with the way to it. */
export function MissingLessons({ refused, course }: MissingProps) {
  return (
    <div className={styles.missing}>
      <h2>{refused.lessons.length > 0 ? 'Not finished yet' : 'There is no record yet'}</h2>
      <p>{refused.message}</p>
      {refused.lessons.length > 0 && (
        <ul>
          {refused.lessons.map(({ number, message }) => (
            <li key={number}>
              <SiteLink to={pagePaths.lesson(course.slug, number)} dir="auto">
                {message}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        Did you practise on another device? Bring its progress over first, then come back to{' '}
        <SiteLink to={pagePaths.course(course.id)}>the course</SiteLink>.
      </p>
    </div>
  )
}
