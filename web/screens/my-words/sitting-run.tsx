import { useEffect, useState } from 'react'
import { plainSet } from '../../../cms/exercises/practice-set.ts'
import { randomOf } from '../../../cms/exercises/random.ts'
import { reads } from '../../data/reads.ts'
import { dataOf, useRead } from '../../data/use-read.ts'
import { ExercisePlayer } from '../../features/exercise/exercise-player.tsx'
import { isWritten } from '../../features/exercise/question-rules.ts'
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
  const [{ whole, questions }] = useState(() => {
    const whole = plainSet(words.map(({ row }) => row))
    const random = randomOf(`${today} ${asked.length}`)
    return { whole, questions: asked.map((word) => questionFor(word, whole, random)) }
  })
  const [sitting, setSitting] = useState(() => newSitting(questions.length))
  const word = asked[sitting.current]
  const question = questions[sitting.current]
  const nearForms = useNearForms(word && question && isWritten(question.kind) ? word.lessonId : 0)
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
        title: 'Your answers are not saved',
        description: 'This browser does not let the site save anything. You can still go on.',
      })
    }
  }

  if (isOver) return null
  return (
    <>
      <ExercisePlayer
        questions={questions}
        set={{ ...whole, nearForms: nearForms ?? [] }}
        isUnsure={nearForms === null}
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

/**
 * The English words that are near those of a lesson, from the words that its own page practises; null
 * until they are there, and for words that belong to no lesson. Nothing waits for them: what may be a
 * slip or another word is asked again then.
 */
function useNearForms(lessonId: number): readonly string[] | null {
  const practice = dataOf(useRead(lessonId > 0 ? reads.lessonPractice(lessonId) : null))
  return practice && 'nearForms' in practice ? practice.nearForms : null
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
