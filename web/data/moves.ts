import type { ParkedMove, SealedMove } from '../../cms/contract/move.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { api } from './client.ts'
import type { Read } from './reads.ts'

const parking: Read<ParkedMove> = { path: apiPaths.moves }

/** Parks what this browser has sealed, for another device to take. */
export const parkMove = (sealed: string): Promise<ParkedMove> =>
  api.ask('POST', parking, { sealed })

/** Takes it, once: whoever comes later finds nothing. */
export const takeMove = (id: string): Promise<SealedMove> => {
  const taking: Read<SealedMove> = { path: apiPaths.takenMove(id) }
  return api.ask('POST', taking)
}
