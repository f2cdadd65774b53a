import { createLocalReq } from 'payload'
import { HttpError } from '../../contract/http-error.ts'
import type { Caller } from '../caller.ts'

/** Who asks, where the endpoint's `access` has let only admins in, and a request of hers. */
export async function signedIn({ admin, payload }: Caller) {
  if (!admin) throw new HttpError(401, 'Please sign in first.')
  return { admin, req: await createLocalReq({ user: admin }, payload) }
}
