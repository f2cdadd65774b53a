import { reasonOf } from './reason-of.ts'

/** The server has refused something; `reason` is its own words, where it gave any. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly reason: string | undefined

  constructor(status: number, answer: unknown) {
    const reason = status === 401 ? sessionEnded : reasonOf(answer)
    super(reason ?? `The server answered ${status}.`)
    this.status = status
    this.reason = reason
  }
}

const sessionEnded = 'Your session has ended. Please sign in again, then try once more.'

interface Question {
  /** Sent as JSON. */
  json?: object
  /** Sent as it is, under its own type. */
  file?: Blob
  signal?: AbortSignal
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The one way from the studio's components to the server: to the contract's paths and to Payload's
 * REST under /studio/api.
 * @returns the answer's JSON; undefined where it has none.
 * @throws Refused where the server says no; whatever `fetch` throws where it does not answer.
 */
export async function ask(method: Method, path: string, question: Question = {}): Promise<unknown> {
  const { json, file, signal } = question
  const type = file ? file.type : json && 'application/json'
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(type && { headers: { 'Content-Type': type } }),
    ...(signal && { signal }),
    body: file ?? (json && JSON.stringify(json)) ?? null,
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new Refused(response.status, answer)
  return answer
}

/** Sends what is read only as success or failure. */
export const isDone = (method: Method, path: string, question?: Question): Promise<boolean> =>
  ask(method, path, question).then(
    () => true,
    () => false,
  )

/**
 * Waits for the end of something that may be gone already: it was ended elsewhere, or the answer to
 * an earlier try was lost.
 */
export const untilGone = (ending: Promise<unknown>): Promise<unknown> =>
  ending.catch((error: unknown) => {
    if (!(error instanceof Refused && error.status === 404)) throw error
  })

/** What to tell of a failure: the server's words, or `otherwise` where nothing came back. */
export const messageOf = (error: unknown, otherwise: string) =>
  (error instanceof Refused && error.reason) || otherwise
