import { type ComponentType, useEffect, useState } from 'react'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { ExerciseRoomProps } from '../../features/exercise/exercise-room.tsx'
import type { Choice } from '../../features/exercise/stored-sitting.ts'
import { later } from '../../router/later.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useKeptWords } from './use-kept-words.ts'

// Nobody is recorded before an exercise was begun.
const SpokenSentence = later(
  async () => (await import('../../features/say-it-back/spoken-answer.tsx')).SpokenSentence,
)
const SpokenGap = later(
  async () => (await import('../../features/say-it-back/spoken-answer.tsx')).SpokenGap,
)

interface StartedExerciseProps {
  lesson: LessonAnswer
  set: PracticeSet
  choice: Choice
  onLeave: () => void
}

/** The player, whose code comes when it is asked for. */
export function StartedExercise({ lesson, set, choice, onLeave }: StartedExerciseProps) {
  const room = useExerciseRoom()
  const keepWord = useKeptWords(lesson, set)
  if (room === 'failed') {
    return <LoadError level={2} title="The exercise did not load" text={notReached} />
  }
  if (room === 'loading') return <Loading text="Loading the exercise…" />
  const { Room } = room
  const place = { courseId: lesson.courseId, lessonId: lesson.id }
  return (
    <Room
      lessonId={lesson.id}
      set={set}
      choice={choice}
      onWord={keepWord}
      speaking={{
        renderSay: ({ text }) => <SpokenSentence text={text} lesson={place} />,
        renderSpokenGap: ({ question, ...rest }) => (
          <SpokenGap gap={question} lesson={place} {...rest} />
        ),
      }}
      onLeave={onLeave}
    />
  )
}

const notReached = 'Please check your connection and try again. Nothing that you did is lost.'

type LoadedRoom = { Room: ComponentType<ExerciseRoomProps> } | 'loading' | 'failed'

function useExerciseRoom(): LoadedRoom {
  const [room, setRoom] = useState<LoadedRoom>('loading')
  useEffect(() => {
    let isShown = true
    const show = (loaded: LoadedRoom) => isShown && setRoom(loaded)
    import('../../features/exercise/exercise-room.tsx').then(
      ({ ExerciseRoom }) => show({ Room: ExerciseRoom }),
      () => show('failed'),
    )
    return () => {
      isShown = false
    }
  }, [])
  return room
}
