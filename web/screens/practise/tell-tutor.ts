import type { ExerciseRoomProps } from '../../features/exercise/exercise-room.tsx'
import type { Choice, Owner } from '../../features/exercise/stored-sitting.ts'
import type { ExerciseHappening } from '../../passport/sharing/share-exercise.ts'
import { wasAsked } from '../../passport/sharing/was-asked.ts'

/** The exercise was opened on this page, which a page that is drawn anew does not tell again. */
export function tellOpened(exercise: number): void {
  if (opened.has(exercise)) return
  opened.add(exercise)
  tell({ kind: 'opened', exercise, data: {} })
}

const opened = new Set<number>()

/** What a sitting tells the tutor of; nothing where the words are a lesson's. */
export function tellTutor(
  owner: Owner,
  choice: Choice,
): Pick<ExerciseRoomProps, 'onFirstAnswer' | 'onFinish'> {
  if (typeof owner === 'number') return {}
  const exercise = Number(owner.slice(1))
  return {
    onFirstAnswer: (data) => tell({ kind: 'answered', exercise, data }),
    onFinish: (tries) => tell({ kind: 'finished', exercise, data: { how: choice, ...tries } }),
  }
}

/** For somebody who was never asked for her consent nothing of this is even fetched. */
function tell(happening: ExerciseHappening): void {
  if (!wasAsked()) return
  import('../../passport/sharing/share-exercise.ts')
    .then(({ shareExercise }) => shareExercise(happening))
    .catch(() => undefined)
}
