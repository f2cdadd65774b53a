import { useKeptPassport } from '../../passport/passport.ts'
import styles from './finished-mark.module.css'

/** The teacher's check beside a lesson that is finished; it takes no room of its own. */
export function FinishedMark({ lessonId }: { lessonId: number }) {
  const passport = useKeptPassport()
  if (passport.state === 'looking' || !passport.lessons.get(lessonId)?.finished) return null
  return (
    <span className={styles.mark}>
      <svg aria-hidden="true" viewBox="0 0 32 28" className={styles.sign}>
        <path d="M6 16l6 7q6-14 14-19" />
      </svg>
      <span className="visually-hidden">Finished</span>
    </span>
  )
}
