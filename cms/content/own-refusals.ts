import { APIError, type Endpoint, type SanitizedConfig } from 'payload'
import { unfitFor } from './studio-errors.ts'

type Handler = Endpoint['handler']

/**
 * Says of what somebody has sent, and nothing could be done with, that it is theirs, before Payload
 * writes it down as a fault of the site with a stack: anybody who is signed in could fill its log.
 */
export function ownRefusals(config: SanitizedConfig): SanitizedConfig {
  for (const call of config.endpoints) call.handler = told(call.handler)
  for (const one of [...config.collections, ...config.globals]) {
    // New ones: Payload has the same for all collections.
    if (one.endpoints) one.endpoints = one.endpoints.map(telling)
  }
  return config
}

const telling = <Call extends { handler: Handler }>(call: Call): Call => ({
  ...call,
  handler: told(call.handler),
})

const told =
  (handler: Handler): Handler =>
  async (req) => {
    try {
      return await handler(req)
    } catch (error) {
      const message = error instanceof Error ? unfitFor(error, req) : undefined
      throw message ? new APIError(message, 400) : error
    }
  }
