import { isOwner } from '../../content/access/roles.ts'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { inTransaction } from '../../content/sql/transaction.ts'
import { MadeExercise, NewExercise } from '../../contract/exercise-making.ts'
import { apiPaths } from '../../contract/paths.ts'
import { signedIn } from '../admin/signed-in.ts'
import { asCaller } from '../as-caller.ts'
import { endpoint } from '../endpoint.ts'
import { madeBefore } from './made-before.ts'

/**
 * Publishes an owner's exercise, and keeps an assistant's as a draft (decision 145), once where it is
 * sent again (decision 257); its address is made by the collection.
 */
export const createExercise = endpoint({
  method: 'post',
  path: apiPaths.exercises,
  access: 'anyAdmin',
  input: NewExercise,
  bodyLimit: 2 * 1024 * 1024,
  status: 201,
  answer: MadeExercise,
  async run({ body }, caller) {
    const { learnerLanguage, ...data } = body
    const { req } = await signedIn(caller)
    const isDraft = !isOwner(caller.admin)
    return fewChangesAtOnce(() =>
      inTransaction(req, async () => {
        const known = await madeBefore(body, caller, { req, isDraft })
        if (known) return known
        const { id, address } = await caller.payload.create({
          collection: 'exercises',
          data: {
            ...data,
            ...(learnerLanguage && { learnerLanguage }),
            _status: isDraft ? 'draft' : 'published',
          },
          draft: isDraft,
          req,
          ...asCaller(caller),
        })
        return { id, address: address ?? '' }
      }),
    )
  },
})
