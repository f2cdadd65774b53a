import { useEffect, useMemo, useState } from 'react'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { WordsEvent } from '../../passport/passport-event.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ExercisePlayer } from './exercise-player.tsx'
import { ExerciseResults } from './exercise-results.tsx'
import type { FirstAnswer } from './first-answer.ts'
import { planQuestions } from './plan-questions.ts'
import { firstTriesOf, newSitting, type Sitting } from './sitting-rules.ts'
import type { SpeakingParts } from './speaking-parts.ts'
import {
  type Choice,
  type Owner,
  type Plan,
  type StoredSitting,
  storedSitting,
  storeSitting,
} from './stored-sitting.ts'
import { wordsOf } from './words-of.ts'

export interface ExerciseRoomProps {
  owner: Owner
  set: PracticeSet
  choice: Choice
  /** What was done with a word, for the learner's passport. */
  onWord: (data: WordsEvent['data']) => void
  /** For a tutor who gave the words: what was answered first, and what came of the sitting. */
  onFirstAnswer?: (answer: FirstAnswer) => void
  onFinish?: (tries: { right: number; total: number }) => void
  /** How she is recorded and heard. */
  speaking?: SpeakingParts
  /** Back to the choice of exercises. */
  onLeave: () => void
}

/** A sitting from its first question to its results; left and come back to, it is where it was. */
export function ExerciseRoom(props: ExerciseRoomProps) {
  const { owner, set, choice, onWord, onFirstAnswer, onFinish, speaking, onLeave } = props
  const [stored, setStored] = useState(() => takenUp({ owner, set, choice }))
  const { plan, sitting } = stored
  // Two hundred words take a second: once for a sitting, and not for each answer.
  const questions = useMemo(() => planQuestions(set, plan), [set, plan])

  // Before the first answer too: a reload must not ask something else than what is being answered.
  useEffect(() => void storeSitting(owner, stored), [owner, stored])

  function change(next: Sitting) {
    setStored({ ...stored, sitting: next })
    if (next.phase === 'results') onFinish?.(firstTriesOf(next))
  }

  function practiseAgain(only: readonly string[]) {
    setStored(begun({ choice, only, seed: newSeed() }, set))
  }

  if (sitting.phase === 'results') {
    return (
      <ExerciseResults
        rows={set.rows}
        sitting={sitting}
        onAgain={practiseAgain}
        onLeave={onLeave}
      />
    )
  }
  if (questions.length === 0) {
    return (
      <Notice
        level={2}
        title="This exercise does not work with these words"
        text="The lesson may have changed. Please choose another exercise."
      >
        <Button tone="main" onClick={onLeave}>
          Choose an exercise
        </Button>
      </Notice>
    )
  }
  return (
    <ExercisePlayer
      key={plan.seed}
      questions={questions}
      set={set}
      sitting={sitting}
      onChange={change}
      onWord={onWord}
      onFirstAnswer={onFirstAnswer}
      speaking={speaking}
    />
  )
}

interface Asked {
  owner: Owner
  set: PracticeSet
  choice: Choice
}

/** The sitting that was left in this tab, at its results too, unless its lesson has changed since. */
function takenUp({ owner, set, choice }: Asked): StoredSitting {
  const stored = storedSitting(owner, choice)
  if (stored?.words === wordsOf(set)) {
    const count = planQuestions(set, stored.plan).length
    if (stored.sitting.outcomes.length === count) return stored
  }
  return begun({ choice, only: null, seed: newSeed() }, set)
}

const begun = (plan: Plan, set: PracticeSet): StoredSitting => ({
  plan,
  words: wordsOf(set),
  sitting: newSitting(planQuestions(set, plan).length),
})

const newSeed = () => Math.random().toString(36).slice(2)
