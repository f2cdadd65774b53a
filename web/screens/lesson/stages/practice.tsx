import type { Lesson, PracticeActivity } from '../../../../cms/contract/lesson.ts'
import { keyed } from '../../../ui/keyed.ts'
import styles from './stage.module.css'
import { TextList } from './text-list.tsx'

/** Speaking and writing, with the tutor's tips. */
export function Practice({ lesson }: { lesson: Lesson }) {
  const { practiceActivities, speakingTips, writingActivity } = lesson
  const isEmpty = practiceActivities.length + speakingTips.length === 0 && writingActivity === ''
  if (isEmpty) return <p>This lesson has no practice activities.</p>
  return (
    <>
      {keyed(practiceActivities).map(({ key, item }) => (
        <Activity key={key} activity={item} />
      ))}
      {speakingTips.length > 0 && (
        <section className={styles.part}>
          <h3>Speaking tips</h3>
          <TextList texts={speakingTips} />
        </section>
      )}
      {writingActivity !== '' && (
        <section className={styles.part}>
          <h3>Write</h3>
          <p className={styles.running}>{writingActivity}</p>
        </section>
      )}
    </>
  )
}

const activityTitles = { speaking: 'Speaking practice', writing: 'Writing practice' } as const

function Activity({ activity }: { activity: PracticeActivity }) {
  return (
    <section className={styles.part}>
      <h3>{activityTitles[activity.type]}</h3>
      <TextList ordered texts={activity.questions} />
    </section>
  )
}
