import type { Payload } from 'payload'
import type { Exercise } from '../../content/payload-types.ts'
import type { Reader } from './reader.ts'
import { collectionColumns, one } from './sql/document-sql.ts'
import { question } from './sql/statement.ts'
import { visibleExercises } from './sql/visible.ts'

/** The exercises that visitors may read, each found by its address alone. */
export function visitorExercises(payload: Payload): Pick<Reader, 'exercise'> {
  const columns = collectionColumns(payload, 'exercises', { row: 'e' })
  const byAddress = question<Exercise>(payload, {
    name: 'exercise',
    text: one(`select ${columns} ${visibleExercises} and e.address = $1`),
  })
  return { exercise: async (address) => (await byAddress(address)) ?? null }
}
