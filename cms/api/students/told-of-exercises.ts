import type { StoredResult } from '../../content/students/student-wishes.ts'
import { beginningOf } from '../../contract/beginning-of.ts'
import type { StudentEvent } from '../../contract/student-events.ts'
import { studentLimits } from '../../contract/student-limits.ts'
import { rowsOfExercise } from '../../exercises/rows-of-exercise.ts'
import type { Caller } from '../caller.ts'

type ExerciseEvent = Extract<StudentEvent, { exercise: number }>

/**
 * What a student did in exercises, with their words as they stand at this moment. A word that is in
 * the exercise no longer belongs to an older version of it, and is told by what its id says.
 */
export async function toldOfExercises(
  events: readonly StudentEvent[],
  given: ReadonlySet<number>,
  caller: Caller,
): Promise<StoredResult[]> {
  const taken = events.filter((event) => 'exercise' in event && given.has(event.exercise))
  const inExercises = taken.filter((event) => 'exercise' in event)
  const exercises = await readExercises(
    inExercises.map(({ exercise }) => exercise),
    caller,
  )
  return inExercises.flatMap((event) => {
    const exercise = exercises.get(event.exercise)
    if (!exercise) return []
    return {
      event: event.id,
      kind: event.kind,
      exercise: event.exercise,
      title: exercise.title,
      at: new Date(event.at).toISOString(),
      data: event.kind === 'answered' ? answerData(event, exercise.words) : event.data,
    }
  })
}

async function readExercises(ids: readonly number[], { payload }: Caller) {
  const { docs } = await payload.find({
    collection: 'exercises',
    where: { id: { in: [...new Set(ids)] } },
    // She was given them: one that leaves the site while she works takes nothing of hers along.
    trash: true,
    overrideAccess: true,
    depth: 0,
    pagination: false,
    select: { title: true, rows: true },
  })
  return new Map(
    docs.map(({ id, title, rows }) => {
      const words = rowsOfExercise(id, rows ?? []).map((row) => [row.id, row.word] as const)
      return [id, { title: title ?? '', words: new Map(words) }]
    }),
  )
}

function answerData(
  { data }: Extract<ExerciseEvent, { kind: 'answered' }>,
  words: ReadonlyMap<string, string>,
): object {
  const word = words.get(data.word)
  return {
    ...data,
    word: beginningOf(word ?? wordOfId(data.word), studentLimits.answer),
    ...(word === undefined && { isOlder: true }),
  }
}

/** Ids are made of the word itself (`rowIdOf`). */
const wordOfId = (id: string) => id.replace(/^e?\d+:/, '').replaceAll('-', ' ')
