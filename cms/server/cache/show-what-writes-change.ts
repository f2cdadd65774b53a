import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import type { Change } from '../../content/changes.ts'
import { changesSince, changesSoFar } from '../../content/sql/announced-changes.ts'
import type { ToldChanges } from './told-changes.ts'

/** How many changes there had been before those that an answer has not told yet. */
const toldBefore = new WeakMap<ServerResponse, number>()

/**
 * Lets visitors see what a write has changed after it has been committed and before its answer is
 * sent, at the latest when its head is. Writes that run at the same moment tell each other's changes
 * too, which does no harm.
 */
export const showWhatWritesChange =
  ({ drop }: Pick<ToldChanges, 'drop'>): RequestHandler =>
  (_request, response, next) => {
    toldBefore.set(response, changesSoFar()) // of a GET as well: one of Payload's runs what is due
    onHeaders(response, () => drop(untold(response)))
    next()
  }

/** To be awaited before a write is answered: the older answers serve visitors until the new are made. */
export const whenShown = (
  { show }: Pick<ToldChanges, 'show'>,
  response: ServerResponse,
): Promise<void> => show(untold(response))

/** What was changed since the answer was begun, each change once. */
function untold(response: ServerResponse): readonly Change[] {
  const since = toldBefore.get(response)
  toldBefore.set(response, changesSoFar())
  return since === undefined ? [] : changesSince(since)
}
