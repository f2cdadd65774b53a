import { useRef } from 'react'
import type { Lesson, PracticeActivity } from '../../../../cms/contract/lesson.ts'
import { SpeakingRecorder } from '../../../features/recording/speaking-recorder.tsx'
import { type Recorder, useRecorder } from '../../../features/recording/use-recorder.ts'
import { WhoHears } from '../../../features/recording/who-hears.tsx'
import { WritingPad } from '../../../features/writing/writing-pad.tsx'
import { keyed } from '../../../ui/keyed.ts'
import { activityTitles } from './activity-titles.ts'
import styles from './practice.module.css'
import { TextList } from './text-list.tsx'

/** Speaking and writing, with the tutor's tips. */
export function Practice({ lesson }: { lesson: Lesson }) {
  const { practiceActivities, speakingTips, writingActivity } = lesson
  const isEmpty = practiceActivities.length + speakingTips.length === 0 && writingActivity === ''
  if (isEmpty) return <p>This lesson has no practice activities.</p>
  // A lesson of its own: nothing recorded or written goes over to the next one.
  return <PracticeActivities key={lesson.id} lesson={lesson} />
}

function PracticeActivities({ lesson }: { lesson: Lesson }) {
  const { practiceActivities, speakingTips, writingActivity } = lesson
  const surface = useRef<HTMLDivElement>(null)
  const recorder = useRecorder(lesson.id, surface)
  const titles = activityTitles(practiceActivities)
  const isSpoken = practiceActivities.some(({ type }) => type === 'speaking')
  return (
    <div ref={surface} className={styles.practice}>
      {speakingTips.length > 0 && (
        <section className={styles.part}>
          <h3>Speaking tips</h3>
          <TextList texts={speakingTips} />
        </section>
      )}
      {isSpoken && (
        <div className={styles.note}>
          <WhoHears />
        </div>
      )}
      {keyed(practiceActivities).map(({ key, index, item }) => (
        <Activity
          key={key}
          lesson={lesson}
          activity={item}
          index={index}
          title={titles[index] ?? ''}
          recorder={recorder}
        />
      ))}
      {writingActivity !== '' && (
        <section className={styles.part}>
          <h3>Write</h3>
          <div className={styles.work}>
            <p className={styles.running}>{writingActivity}</p>
            <WritingPad draftKey={`${lesson.id}/text`} label="Your text" />
          </div>
        </section>
      )}
    </div>
  )
}

interface ActivityProps {
  lesson: Lesson
  activity: PracticeActivity
  index: number
  title: string
  recorder: Recorder
}

function Activity({ lesson, activity, index, title, recorder }: ActivityProps) {
  const { id: lessonId, lessonNumber, title: lessonTitle, practiceActivities } = lesson
  const { type, questions } = activity
  const spokenBefore = practiceActivities.slice(0, index).filter((one) => one.type === 'speaking')
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <div className={styles.work}>
        <TextList ordered texts={questions} />
        {type === 'speaking' ? (
          <SpeakingRecorder
            recorder={recorder}
            place={{
              lessonId,
              lessonNumber,
              title: lessonTitle,
              activityIndex: index,
              speakingNumber: spokenBefore.length + 1,
            }}
            name={title}
          />
        ) : (
          <WritingPad draftKey={`${lessonId}/${index}`} label="Your answers" />
        )}
      </div>
    </section>
  )
}
