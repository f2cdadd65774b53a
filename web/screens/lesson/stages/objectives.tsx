import type { Lesson } from '../../../../cms/contract/lesson.ts'
import styles from './stage.module.css'
import { TextList } from './text-list.tsx'

/** What the learner will be able to do, and what to keep of it. */
export function Objectives({ lesson }: { lesson: Lesson }) {
  return (
    <div className={styles.spread}>
      {lesson.objectives.length === 0 && <p>This lesson has no written objectives.</p>}
      <TextList ordered texts={lesson.objectives} />
      {lesson.keyTakeaways.length > 0 && (
        <section className={styles.part}>
          <h3>Key takeaways</h3>
          <TextList texts={lesson.keyTakeaways} />
        </section>
      )}
    </div>
  )
}
