import type { z } from 'zod'
import type { ErrorAnswer } from '../../cms/contract/answers.ts'
import type { Read } from './reads.ts'

/** A refused call. `message` is the generic text of spec §8; `serverMessage` the server's own. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly statusText: string
  readonly serverMessage: string | undefined
  readonly errors: ErrorAnswer['errors']
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor({ status, statusText, body, retryAfter }: Refusal) {
    super(`${status}: ${body || statusText}`)
    const answer = parseErrorAnswer(body)
    this.status = status
    this.statusText = statusText
    this.serverMessage = answer?.message
    this.errors = answer?.errors
    this.retryAfter = retryAfter
  }
}

/** The one way to the contract's endpoints from the browser (spec §7). */
export const api = {
  /** Resolves null where the thing asked for does not exist. */
  async get<Answer>({ path }: Read<Answer>): Promise<Answer | null> {
    const response = await send('GET', path)
    return response.status === 404 ? null : accepted<Answer>(response)
  },
  /** Any other call whose answer is read as it comes, without zod. */
  async ask<Answer>(method: string, { path }: Read<Answer>, payload?: unknown): Promise<Answer> {
    return accepted<Answer>(await send(method, path, payload))
  },
  /** A write whose answer is read only as success or failure. */
  async send(path: string, payload?: unknown): Promise<void> {
    await accepted(await send('POST', path, payload))
  },
  post: <Answer>(path: string, schema: z.ZodType<Answer>, payload?: unknown) =>
    write('POST', path, { schema, payload }),
  put: <Answer>(path: string, schema: z.ZodType<Answer>, payload: unknown) =>
    write('PUT', path, { schema, payload }),
  patch: <Answer>(path: string, schema: z.ZodType<Answer>, payload: unknown) =>
    write('PATCH', path, { schema, payload }),
  /** No body is read: a deletion is done or it throws. */
  async delete(path: string): Promise<void> {
    await accepted(await send('DELETE', path))
  },
}

/** What the server says of a refused call; `otherwise` where nothing (readable) came back. */
export const messageOf = (error: unknown, otherwise: string) =>
  (error instanceof ApiError && error.serverMessage) || otherwise

/** The answer's status in words; HTTP/2 has none, there its number stands for it. */
export const statusTextOf = (error: Error) =>
  error instanceof ApiError ? error.statusText || String(error.status) : 'No connection'

interface Refusal {
  status: number
  statusText: string
  body: string
  retryAfter?: number
}

interface WriteOf<Answer> {
  schema: z.ZodType<Answer>
  payload?: unknown
}

async function write<Answer>(method: string, path: string, { schema, payload }: WriteOf<Answer>) {
  return schema.parse(await accepted(await send(method, path, payload)))
}

/**
 * A server that does not answer for this long is given up; sending may take an extra ms for every
 * 50 bytes.
 */
const patienceMs = 30_000
const bytesPerMs = 50

function send(method: string, path: string, payload?: unknown) {
  const file = payload instanceof Blob ? payload : undefined
  const body = file ?? (payload === undefined ? undefined : JSON.stringify(payload))
  return fetch(path, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(patienceMs + (file ? file.size : String(body).length) / bytesPerMs),
    ...(body && { headers: { 'Content-Type': file?.type ?? 'application/json' }, body }),
  })
}

/**
 * The answer's JSON (null for an empty body), or an ApiError where it is refused. The endpoint has
 * parsed it with the contract's schema before it left (cms/api/endpoint.ts); parsing once more would
 * cost every visitor 18 kB of zod.
 */
async function accepted<Answer>(response: Response): Promise<Answer> {
  const body = await response.text()
  if (response.ok) return JSON.parse(body || 'null')
  throw new ApiError({
    status: response.status,
    statusText: response.statusText,
    body,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
  })
}

function secondsOf(header: string | null) {
  const seconds = Number.parseInt(header ?? '', 10)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

function parseErrorAnswer(body: string): ErrorAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    return isErrorAnswer(answer) ? answer : undefined
  } catch {
    // A proxy's plain text or HTML error page: the generic message says enough.
    return undefined
  }
}

/**
 * Checked by hand, not by a schema: the answer may come from a proxy in front of the server, and
 * must not break anything.
 */
const isErrorAnswer = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'message' in answer &&
  typeof answer.message === 'string' &&
  (!('errors' in answer) || Array.isArray(answer.errors))
