import { isOwner } from '../../content/access/roles.ts'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { MadeExercise, NewExercise } from '../../contract/exercise-making.ts'
import { asCaller } from '../as-caller.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Publishes an owner's exercise, and keeps an assistant's as a draft (decision 145); its address is
 * made by the collection.
 */
export const createExercise = endpoint({
  method: 'post',
  path: '/api/exercises',
  access: 'anyAdmin',
  input: NewExercise,
  bodyLimit: 2 * 1024 * 1024,
  status: 201,
  answer: MadeExercise,
  async run({ body }, caller) {
    const { learnerLanguage, ...data } = body
    const isDraft = !isOwner(caller.admin)
    const { id, address } = await fewChangesAtOnce(() =>
      caller.payload.create({
        collection: 'exercises',
        data: {
          ...data,
          ...(learnerLanguage && { learnerLanguage }),
          _status: isDraft ? 'draft' : 'published',
        },
        draft: isDraft,
        ...asCaller(caller),
      }),
    )
    return { id, address: address ?? '' }
  },
})
