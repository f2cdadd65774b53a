import {
  type Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Change } from '../../content/changes.ts'
import { HttpError } from '../../contract/http-error.ts'
import { bodyTooLarge } from '../body-too-large.ts'
import { largeBytes } from '../endpoints/large-bodies.ts'
import { ownTurn, waitForTurn } from '../endpoints/large-pieces.ts'
import { mostBytesOf } from './body-limit.ts'
import { toldChanges } from './changes-header.ts'
import { answeredHeaders, handedHeaders } from './handed-headers.ts'
import { type LostWords, lostAnswer } from './lost-answer.ts'
import { outliveAnswer } from './outlive-answer.ts'
import { noteToldRefusal } from './refusal-header.ts'

interface Way {
  /** Where the studio’s process listens. */
  socketPath: string
  agent: Agent
  /** An answer after which visitors see something else goes out once this is settled. */
  onChange(changes: readonly Change[]): Promise<void>
  /** What is said where no answer comes. */
  lost: LostWords
}

/** So often Node's own pipeline listens for the end of what it writes to: many, and no leak. */
const listenersOfPipeline = 7

/**
 * Lets the studio’s process answer a request; both bodies flow as they come. No request is sent
 * twice: a write may have happened although its answer was lost.
 * @throws HttpError 502 or 503 where no answer came, 413 where a body that said no length is too long.
 */
export async function handOver(
  request: IncomingMessage,
  response: ServerResponse,
  { socketPath, agent, onChange, lost }: Way,
): Promise<void> {
  if (response.destroyed) return // who has left meanwhile tells it no more
  const { method, url: path } = request
  const handed = ask({ socketPath, agent, method, path, headers: handedHeaders(request) })
  outliveAnswer(handed)
  response.once('close', () => {
    if (!response.writableFinished) handed.destroy()
  })
  try {
    const answer = await answerTo(request, handed)
    if (response.destroyed) return
    const changes = toldChanges(answer)
    if (changes.length > 0) await onChange(changes)
    if (response.destroyed) return
    response.statusCode = answer.statusCode ?? 502
    for (const [name, value] of Object.entries(answeredHeaders(answer))) {
      if (value !== undefined) response.setHeader(name, value)
    }
    noteToldRefusal(response, answer)
    response.setMaxListeners(response.getMaxListeners() + listenersOfPipeline)
    // Whoever ended it too soon, the other side is cut off as well, and the log's line says so.
    await pipeline(answer, pieceByPiece, response).catch(() => {})
  } catch (error) {
    if (response.destroyed) return
    throw error instanceof HttpError ? error : lostAnswer(request, { error, words: lost })
  } finally {
    readRest(request, handed)
  }
}

/**
 * Where a body was answered before it had come whole, or will not be: nobody wants the rest, but
 * whoever writes on can read the answer only once it is taken.
 */
function readRest(request: IncomingMessage, handed: ClientRequest): void {
  if (request.complete && request.readableLength === 0) return
  handed.destroy()
  request.resume()
}

function answerTo(request: IncomingMessage, handed: ClientRequest): Promise<IncomingMessage> {
  const hasBody = handed.hasHeader('content-length') || handed.hasHeader('transfer-encoding')
  return new Promise((resolve, reject) => {
    handed.once('response', resolve)
    handed.on('error', reject)
    if (!hasBody) return void handed.end()
    handed.flushHeaders() // what is refused by its head is refused before its body comes
    sendBody(request, handed)
  })
}

/** Few pieces of answers are passed on in each turn: Node would take two megabytes of each at once. */
async function* pieceByPiece(answer: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of answer) {
    await ownTurn()
    yield piece
  }
}

/** Few of many large bodies' pieces are passed on in each turn, each as fast as it is taken. */
function sendBody(request: IncomingMessage, handed: ClientRequest): void {
  const most = 'transfer-encoding' in request.headers ? mostBytesOf(request) : Infinity
  let size = 0
  request.on('data', (piece: Buffer) => {
    if (handed.destroyed) return // nobody wants the rest
    size += piece.length
    if (size > most) return void handed.destroy(bodyTooLarge())
    if (!handed.write(piece)) {
      request.pause()
      handed.once('drain', () => waitForTurn(request))
    } else if (size > largeBytes) waitForTurn(request)
  })
  request.once('end', () => handed.end())
}
