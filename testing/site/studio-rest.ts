import type { IncomingMessage, ServerResponse } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { handleEndpoints, type SanitizedConfig } from 'payload'

/** Payload's REST as the studio's route gives it, without Next around it. */
export const studioRest =
  (config: SanitizedConfig, siteUrl: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await handleEndpoints({ config, request: await webRequest(request, siteUrl) })
    response.statusCode = answer.status
    response.setHeaders(answer.headers)
    response.end(Buffer.from(await answer.arrayBuffer()))
  }

async function webRequest(request: IncomingMessage, siteUrl: string): Promise<Request> {
  const { method = 'GET', url = '/' } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await arrayBuffer(request) : null
  return new Request(new URL(url, siteUrl), { method, headers, body })
}
