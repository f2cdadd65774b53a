import { z } from 'zod'
import { parkMove, takeMove } from '../../content/moves/parked-moves.ts'
import { HttpError } from '../../contract/http-error.ts'
import { moveLimits } from '../../contract/limits.ts'
import { MoveId, ParkedMove, SealedMove } from '../../contract/move.ts'
import { apiPaths } from '../../contract/paths.ts'
import { endpoint } from '../endpoint.ts'

const tooMany = 'Too many attempts from your network. Please try again in a few minutes.'
const rate = { limit: () => 30, minutes: 10, failuresOnly: false, message: tooMany }

/** Parks a sealed passport for another device of its learner (decision 80). */
export const parkSealedMove = endpoint({
  method: 'post',
  path: apiPaths.moves,
  access: 'everyone',
  status: 201,
  input: SealedMove,
  bodyLimit: moveLimits.sealed + 1_000,
  rate,
  answer: ParkedMove,
  async run({ body }, { payload }) {
    const parked = await parkMove(payload, body.sealed)
    if (!parked) throw new HttpError(503, 'Please try again in ten minutes.')
    return parked
  },
})

/** Gives it out once. What never was, was taken before or has expired is not told apart. */
export const takeSealedMove = endpoint({
  method: 'post',
  path: apiPaths.takenMove(':moveId'),
  access: 'everyone',
  params: z.object({ moveId: MoveId }),
  rate,
  answer: SealedMove,
  async run({ params }, { payload }) {
    const sealed = await takeMove(payload, params.moveId)
    if (sealed === null) {
      throw new HttpError(404, 'This link has already been used, or its ten minutes are over.')
    }
    return { sealed }
  },
})
