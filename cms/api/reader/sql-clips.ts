import type { Payload } from 'payload'
import type { ClipOwner, ClipRow, Reader } from './reader.ts'
import { all } from './sql/document-sql.ts'
import { question } from './sql/statement.ts'
import { visibleExercises, visibleLessons } from './sql/visible.ts'

/** Of lessons and exercises that visitors may read whole (`heard-by-readers.ts`). */
const heardOf = {
  lesson: `k.lesson_id = $1
    and exists (select 1 ${visibleLessons} and l.id = $1 and l.is_premium = false)`,
  exercise: `k.exercise_id = $1 and exists (select 1 ${visibleExercises} and e.id = $1)`,
} as const

/** The tutor's voice, as far as visitors may hear it. */
export function visitorClips(payload: Payload): Pick<Reader, 'clips' | 'clipSound'> {
  const listed = (kind: keyof typeof heardOf) =>
    question<ClipRow[]>(payload, {
      name: `clips-of-${kind}`,
      text: all(`
        select k.id, k.row_id as "rowId", k.word, k.hash, k.ms::integer
        from clips k where ${heardOf[kind]} order by k.id`),
    })
  const sound = (kind: keyof typeof heardOf) =>
    question<string>(payload, {
      name: `clip-of-${kind}`,
      text: `select k.sound as answer from clips k where ${heardOf[kind]} and k.hash = $2 limit 1`,
    })
  const lists = { lesson: listed('lesson'), exercise: listed('exercise') }
  const sounds = { lesson: sound('lesson'), exercise: sound('exercise') }
  return {
    async clips(owner) {
      const { kind, id } = ownerOf(owner)
      return (await lists[kind](id)) ?? []
    },
    async clipSound(owner, hash) {
      const { kind, id } = ownerOf(owner)
      return (await sounds[kind](id, hash)) ?? null
    },
  }
}

const ownerOf = (owner: ClipOwner) =>
  'lesson' in owner
    ? ({ kind: 'lesson', id: owner.lesson } as const)
    : ({ kind: 'exercise', id: owner.exercise } as const)
