/** An answer that is no success: its status and message go to the client (decision 2). */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly headers: Record<string, string>
  readonly errors: { path: string; message: string }[] | undefined

  constructor(
    status: number,
    message: string,
    more: {
      headers?: Record<string, string>
      errors?: { path: string; message: string }[]
    } = {},
  ) {
    super(message)
    this.status = status
    this.headers = more.headers ?? {}
    this.errors = more.errors
  }
}

export const notFound = (what: string) => new HttpError(404, `${what} not found`)
