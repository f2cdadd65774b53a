import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { documentId } from '../../content/collections/document-id.ts'
import type { Exercise } from '../../content/payload-types.ts'
import { holdName } from '../../content/sql/hold-name.ts'
import type { MadeExercise, NewExercise } from '../../contract/exercise-making.ts'
import { type ColumnName, columnNames } from '../../exercises/paste/columns.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import { sentAgainMs } from '../sent-again.ts'

/**
 * The same exercise, word for word, where it was made a moment ago: a tutor who got no answer sends
 * it again. Of two at the same moment the second waits in its transaction until the first is stored.
 */
export async function madeBefore(
  exercise: z.output<typeof NewExercise>,
  caller: Caller,
  { req, isDraft }: { req: PayloadRequest; isDraft: boolean },
): Promise<MadeExercise | null> {
  // Who keeps drafts alone says nothing of the student.
  const words = contentOf(isDraft ? { ...exercise, madeFor: '', student: null } : exercise)
  await holdName(req, words)
  const { docs } = await caller.payload.find({
    collection: 'exercises',
    where: {
      and: [
        { title: { equals: exercise.title } },
        { _status: { equals: isDraft ? 'draft' : 'published' } },
        { createdAt: { greater_than: new Date(Date.now() - sentAgainMs).toISOString() } },
      ],
    },
    draft: isDraft,
    pagination: false,
    req,
    ...asCaller(caller),
  })
  const known = docs.find((one) => contentOf(one) === words)
  return known ? { id: known.id, address: known.address ?? '' } : null
}

type Content = Partial<Pick<Exercise, 'title' | 'kinds' | 'madeFor' | 'student'>> & {
  learnerLanguage?: string | null
  rows?: readonly Partial<Record<ColumnName, string | null>>[] | null
}

const contentOf = ({ title, kinds, learnerLanguage, madeFor, student, rows }: Content): string =>
  JSON.stringify([
    title,
    kinds ?? [],
    learnerLanguage ?? '',
    madeFor ?? '',
    documentId(student),
    rows?.map((row) => columnNames.map((column) => row[column] ?? '')),
  ])
