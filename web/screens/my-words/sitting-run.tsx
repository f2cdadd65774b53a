import { useEffect, useState } from 'react'
import { plainSet } from '../../../cms/exercises/practice-set.ts'
import { randomOf } from '../../../cms/exercises/random.ts'
import { ExercisePlayer } from '../../features/exercise/exercise-player.tsx'
import { newSitting } from '../../features/exercise/sitting-rules.ts'
import type { SpeakingParts } from '../../features/exercise/speaking-parts.ts'
import { questionFor } from '../../features/review/asking/question-for.ts'
import type { KeptWord } from '../../features/review/scheduling/kept-words.ts'
import type { Schedule } from '../../features/review/scheduling/scheduling.ts'
import { SpokenSentence } from '../../features/say-it-back/spoken-answer.tsx'
import { record } from '../../passport/passport.ts'
import type { WordsEvent } from '../../passport/passport-event.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import styles from './my-words.module.css'

export interface SittingRunProps {
  /** As it was when the sitting began. */
  schedule: Schedule
  onLeave: () => void
}

/** Asks each word of the sitting once; every first try goes into the passport. */
export function SittingRun({ schedule, onLeave }: SittingRunProps) {
  const { words, sitting: asked, today } = schedule
  const [{ set, questions }] = useState(() => {
    const whole = plainSet(words.map(({ row }) => row))
    const random = randomOf(`${today} ${asked.length}`)
    return { set: whole, questions: asked.map((word) => questionFor(word, whole, random)) }
  })
  const [sitting, setSitting] = useState(() => newSitting(questions.length))
  const [speaking] = useState(() => ({ renderSay: spokenSentenceOf(asked) }))
  const showToast = useToast()
  const isOver = sitting.phase === 'results'

  useEffect(() => {
    if (isOver) onLeave()
  }, [isOver, onLeave])

  async function keep(data: WordsEvent['data']) {
    const word = 'word' in data && asked.find(({ row }) => row.id === data.word)
    if (!word) return
    const { courseId, lessonId } = word
    const outcome = await record({ kind: 'words', ref: { courseId, lessonId }, data })
    if (outcome === 'not kept') {
      showToast({
        title: 'Your answers are not kept',
        description: 'This browser lets the site keep nothing. You can go on all the same.',
      })
    }
  }

  if (isOver) return null
  return (
    <>
      <ExercisePlayer
        questions={questions}
        set={set}
        sitting={sitting}
        onChange={setSitting}
        onWord={keep}
        speaking={speaking}
      />
      <Button tone="quiet" className={styles.leave} onClick={onLeave}>
        Stop for now
      </Button>
    </>
  )
}

/** What was said belongs to the lesson that its word came from. */
const spokenSentenceOf =
  (asked: readonly KeptWord[]): SpeakingParts['renderSay'] =>
  ({ rowId, text }) => {
    const word = asked.find(({ row }) => row.id === rowId)
    if (!word) return null
    const { courseId, lessonId } = word
    return <SpokenSentence text={text} lesson={{ courseId, lessonId }} />
  }
