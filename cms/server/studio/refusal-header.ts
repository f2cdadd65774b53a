import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { z } from 'zod'
import { keepRefusal, notedRefusal } from '../refusals.ts'

/** On an answer of the studio's process: why it refuses, for the line that the site's log has of it. */
export const refusalHeader = 'x-refusal'

const Refusal = z.object({
  event: z.literal('sign-in-refused').optional(),
  reason: z.string(),
  admin: z.number().optional(),
})

/** Marks an answer of this process, once it leaves, with what was noted of it. */
export function tellRefusal(response: ServerResponse): void {
  onHeaders(response, () => {
    const refusal = notedRefusal(response)
    if (refusal) response.setHeader(refusalHeader, JSON.stringify(refusal))
  })
}

/** Keeps what the studio's process tells of a refusal. */
export function noteToldRefusal(response: ServerResponse, { headers }: IncomingMessage): void {
  const text = headers[refusalHeader]
  if (text === undefined) return
  keepRefusal(response, Refusal.parse(JSON.parse(String(text))))
}
