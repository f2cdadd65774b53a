import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { SpeakingParts } from '../../features/exercise/speaking-parts.ts'
import type { Choice, Owner } from '../../features/exercise/stored-sitting.ts'
import type { SpokenIn } from '../../features/say-it-back/say-it-back-props.ts'
import { AskedPart } from '../../router/asked-part.tsx'
import { later } from '../../router/later.tsx'
import { tellTutor } from './tell-tutor.ts'
import { useKeptWords } from './use-kept-words.ts'

const loadRoom = async () =>
  (await import('../../features/exercise/exercise-room.tsx')).ExerciseRoom

// Nobody is recorded before an exercise was begun.
const SpokenSentence = later(
  async () => (await import('../../features/say-it-back/spoken-answer.tsx')).SpokenSentence,
)
const SpokenGap = later(
  async () => (await import('../../features/say-it-back/spoken-answer.tsx')).SpokenGap,
)

interface StartedExerciseProps {
  owner: Owner
  lesson: SpokenIn
  set: PracticeSet
  choice: Choice
  onLeave: () => void
}

/** An exercise from the first question on, with what it was begun with. */
export function StartedExercise({ owner, lesson, set, choice, onLeave }: StartedExerciseProps) {
  const keepWord = useKeptWords(lesson, set)
  return (
    <AskedPart
      load={loadRoom}
      loading="Loading the exercise…"
      failed="The exercise did not load"
      part={{
        owner,
        set,
        choice,
        onLeave,
        onWord: keepWord,
        ...tellTutor(owner, choice),
        speaking: speakingIn(lesson),
      }}
    />
  )
}

/** What was said belongs to its lesson. */
const speakingIn = (lesson: SpokenIn): SpeakingParts => ({
  renderSay: ({ text }) => <SpokenSentence text={text} lesson={lesson} />,
  renderSpokenGap: ({ question, ...rest }) => (
    <SpokenGap gap={question} lesson={lesson} {...rest} />
  ),
})
