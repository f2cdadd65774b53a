import { useEffect, useState } from 'react'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { LessonProgress } from '../../passport/computed.ts'
import { isFinishedByItself } from '../../passport/lesson-finish-rule.ts'
import { record, usePassport } from '../../passport/passport.ts'
import type { LessonRef } from '../../passport/passport-event.ts'
import { noteWritten } from '../../passport/written-quizzes.ts'
import { later, laterInUse } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/dates/format-date.ts'
import styles from './lesson-record.module.css'

// Of use to whoever has finished something.
const ForgettingNote = laterInUse(
  async () => (await import('./forgetting-note.tsx')).ForgettingNote,
)

// Hardly any device keeps nothing.
const KeepingNote = later(async () => (await import('./keeping-note.tsx')).KeepingNote)

interface LessonRecordProps {
  lesson: LessonRef & { title: string }
  /** The stages that have something to show, without the quiz. */
  stages: readonly string[]
  hasQuiz: boolean
  /** The quiz as it was submitted, null until then. */
  submitted: { answers: readonly number[]; right: number; total: number } | null
}

/**
 * Writes down what is done in a structured lesson, and says at its end whether it is finished. Where
 * it has no quiz the learner says so herself (decision 79).
 */
export function LessonRecord(props: LessonRecordProps) {
  const { lesson, hasQuiz } = props
  const { courseId, lessonId, title } = lesson
  const passport = usePassport()
  const progress = passport.state === 'ready' ? passport.lessons.get(lessonId) : undefined
  useSubmission(props)
  useFinish(props, progress)
  if (!progress || passport.state !== 'ready') return null

  const say = (undone: boolean) =>
    record({
      kind: 'done',
      ref: { courseId, lessonId },
      data: { title, ...(undone && { undone }) },
    })

  const { finished } = progress
  return (
    <div className={styles.record}>
      {finished && <p role="status">{`You finished this lesson on ${formatDay(finished.at)}.`}</p>}
      {/* One button for both, so that the focus stays where it was pressed. */}
      {(finished || !hasQuiz || progress.isTakenBack) && (
        <Button
          tone={finished ? 'quiet' : 'plain'}
          // The second click of a double click would take back what the first has said.
          onClick={({ detail }) => detail < 2 && say(Boolean(finished))}
        >
          {finished ? 'Mark as not finished' : 'Mark as finished'}
        </Button>
      )}
      {finished && (
        <>
          <SiteLink to={pagePaths.myProgress}>My progress</SiteLink>
          <ForgettingNote />
        </>
      )}
      {passport.keeping !== 'device' && <KeepingNote keeping={passport.keeping} />}
    </div>
  )
}

function useSubmission({ lesson: { courseId, lessonId }, submitted }: LessonRecordProps) {
  const isSubmitted = submitted !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: written down once for each submission
  useEffect(() => {
    if (!submitted) return
    record({ kind: 'quiz', ref: { courseId, lessonId }, data: submitted }).then((outcome) => {
      if (outcome === 'kept') noteWritten(lessonId)
    })
  }, [isSubmitted])
}

function useFinish(props: LessonRecordProps, progress: LessonProgress | undefined) {
  const { lesson, stages, hasQuiz } = props
  const { courseId, lessonId, title } = lesson
  const isDone = progress !== undefined && isFinishedByItself(progress, { stages, hasQuiz })
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (!isDone || isSaid) return
    setSaid(true)
    record({ kind: 'done', ref: { courseId, lessonId }, data: { title } })
  }, [isDone, isSaid, courseId, lessonId, title])
}
