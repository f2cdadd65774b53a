import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import onHeaders from 'on-headers'
import { type StudioCall, whileCalled } from '../../content/studio-call.ts'
import { readRestOf } from './read-rest.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Next answers 500 to what it cannot read, as to what breaks in the functions that are called: what
 * comes before one of them begins is the fault of whoever sent it.
 */
export const refusingUnreadable =
  (answer: Answer): Answer =>
  (request, response) => {
    const call: StudioCall = { refusal: isCall(request) ? 400 : null }
    readRestOf(request, response)
    onHeaders(response, () => {
      if (response.statusCode < 500) return
      response.statusCode = call.refusal ?? (isReadable(request) ? response.statusCode : 400)
    })
    return whileCalled(call, () => answer(request, response))
  }

const isCall = ({ headers }: IncomingMessage) => headers['next-action'] !== undefined

/** What Next's script says of the page that it is on, as Next reads it. */
function isReadable({ headers }: IncomingMessage): boolean {
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree'])
    return true
  } catch {
    return false
  }
}
