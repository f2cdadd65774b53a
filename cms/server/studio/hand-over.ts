import {
  type Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Tags } from '../../content/content-tags.ts'
import { HttpError } from '../../contract/http-error.ts'
import { toldChanges } from './changes-header.ts'
import { answeredHeaders, handedHeaders } from './handed-headers.ts'
import { studioAway } from './studio-away.ts'

interface Way {
  /** Where the studio’s process listens. */
  socketPath: string
  agent: Agent
  /** An answer after which visitors see something else goes out once this is settled. */
  onChange(changes: Tags): Promise<void>
}

/**
 * Lets the studio’s process answer a request; both bodies flow as they come. No request is sent
 * twice: a write may have happened although its answer was lost.
 * @throws HttpError 502 or 503 where no answer came.
 */
export async function handOver(
  request: IncomingMessage,
  response: ServerResponse,
  { socketPath, agent, onChange }: Way,
): Promise<void> {
  const { method, url: path } = request
  const handed = ask({ socketPath, agent, method, path, headers: handedHeaders(request) })
  response.once('close', () => {
    if (!response.writableFinished) handed.destroy()
  })
  const answer = await answerTo(request, handed).catch((error: unknown) => {
    if (!response.destroyed) throw lostAnswer(request, error)
  })
  if (!answer || response.destroyed) return
  const changes = toldChanges(answer)
  if (changes.length > 0) await onChange(changes)
  if (response.destroyed) return
  response.statusCode = answer.statusCode ?? 502
  for (const [name, value] of Object.entries(answeredHeaders(answer))) {
    if (value !== undefined) response.setHeader(name, value)
  }
  // Whoever ended it too soon, the other side is cut off as well, and the log's line says so.
  await pipeline(answer, response).catch(() => {})
}

function answerTo(request: IncomingMessage, handed: ClientRequest): Promise<IncomingMessage> {
  const hasBody = handed.hasHeader('content-length') || handed.hasHeader('transfer-encoding')
  return new Promise((resolve, reject) => {
    handed.once('response', resolve)
    handed.on('error', reject)
    if (hasBody) request.pipe(handed)
    else handed.end()
  })
}

/** What happened, as far as the tutor needs to know. */
function lostAnswer({ method }: IncomingMessage, error: unknown): HttpError {
  const isRead = method === 'GET' || method === 'HEAD'
  const wasNotSent = ['ENOENT', 'ECONNREFUSED'].includes(Object(error).code)
  if (isRead || wasNotSent) {
    return studioAway('The studio is starting again. Please try again in a moment.')
  }
  return new HttpError(
    502,
    'The studio stopped before it could answer. Check whether your change was saved before you try again.',
  )
}
