import type { AfterErrorHook, PayloadRequest } from 'payload'
import { databaseAway, retryAfter } from './sql/passing-problem.ts'
import { addHeaders } from './studio-errors.ts'

/**
 * Payload mistakes a database that did not answer for a missing session, and refuses whoever is
 * signed in. So a refusal of a request without a user is looked at once more: where there is a
 * session after all, or the database still does not answer, that is said, with 503.
 */
export const missedSession: AfterErrorHook = async ({ error, req }) => {
  if (req.user || !isRefusal(error) || !(await isMissed(req))) return
  addHeaders(req, retryAfter)
  return { status: 503, response: { errors: [{ message: databaseAway }] } }
}

const isRefusal = (error: Error) =>
  'status' in error && (error.status === 401 || error.status === 403)

async function isMissed({ headers, payload }: PayloadRequest): Promise<boolean> {
  if (!headers.get('cookie')) return false
  try {
    await payload.find({ collection: 'admins', limit: 1, pagination: false, depth: 0 })
  } catch {
    return true
  }
  return (await payload.auth({ headers })).user !== null
}
