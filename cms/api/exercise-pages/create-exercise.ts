import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { MadeExercise, NewExercise } from '../../contract/exercise-making.ts'
import { asCaller } from '../as-caller.ts'
import { endpoint } from '../endpoint.ts'

/** Publishes an exercise; its address is made by the collection. */
export const createExercise = endpoint({
  method: 'post',
  path: '/api/exercises',
  access: 'admin',
  input: NewExercise,
  bodyLimit: 2 * 1024 * 1024,
  status: 201,
  answer: MadeExercise,
  async run({ body }, caller) {
    const { learnerLanguage, ...data } = body
    const { id, address } = await fewChangesAtOnce(() =>
      caller.payload.create({
        collection: 'exercises',
        data: {
          ...data,
          ...(learnerLanguage && { learnerLanguage }),
          _status: 'published',
        },
        ...asCaller(caller),
      }),
    )
    return { id, address: address ?? '' }
  },
})
