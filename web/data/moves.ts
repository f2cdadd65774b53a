import type { ParkedMove, SealedMove } from '../../cms/contract/move.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { accepted, send } from './client.ts'
import { isAnswerTo, type Read } from './reads.ts'

const parking: Read<ParkedMove> = { path: apiPaths.moves }

/** Parks what this browser has sealed, for another device to take. */
export const parkMove = (sealed: string): Promise<ParkedMove> => post(parking, { sealed })

/** Takes it, once: whoever comes later finds nothing. */
export const takeMove = (id: string): Promise<SealedMove> => {
  const taking: Read<SealedMove> = { path: apiPaths.takenMove(id) }
  return post(taking)
}

async function post<Answer>(read: Read<Answer>, payload?: unknown): Promise<Answer> {
  const answer = await accepted(await send('POST', read.path, payload))
  if (!isAnswerTo(read, answer)) throw new Error('The answer is not the contract’s.')
  return answer
}
