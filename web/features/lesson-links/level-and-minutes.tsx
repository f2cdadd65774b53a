import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import styles from './level-and-minutes.module.css'

/** 'B2 · 25 mins', as far as the tutor has said it of this lesson. */
export function LevelAndMinutes({ lesson: { cefr, minutes } }: { lesson: LessonListItem }) {
  const facts = [cefr?.replace('-', '–'), minutes && `${minutes} mins`].filter(Boolean)
  return facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>
}
