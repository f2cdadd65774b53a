/** Why somebody was let in nowhere; for the log alone, no answer tells it (decision 207). */
export interface Refusal {
  event?: 'sign-in-refused'
  reason: string
  /** The id of the admin whose account it is, or who asked. */
  admin?: number | undefined
}

/** An answer that is no success: its status and message go to the client (decision 2). */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly headers: Record<string, string>
  readonly errors: { path: string; message: string }[] | undefined
  readonly refusal: Refusal | undefined

  constructor(
    status: number,
    message: string,
    more: {
      headers?: Record<string, string>
      errors?: { path: string; message: string }[]
      refusal?: Refusal
    } = {},
  ) {
    super(message)
    this.status = status
    this.headers = more.headers ?? {}
    this.errors = more.errors
    this.refusal = more.refusal
  }
}

export const notFound = (what: string) => new HttpError(404, `${what} not found`)

/** For `catch`, where what is not found is simply none. @throws Whatever else it is given. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null
  throw error
}
