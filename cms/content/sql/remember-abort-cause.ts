/** What Postgres says of all that follows a statement that failed in its transaction. */
const aborted = '25P02'

/**
 * Payload passes over some failures, as of the deletion of versions: what is told is then the next
 * statement, of which Postgres says nothing but that its transaction was aborted. Here such an error
 * has the one that aborted it as its cause, so that it is answered as that one. One of these for each
 * connection: the statements of a transaction run one behind the other on the same.
 */
export function rememberAbortCause(): (error: unknown) => void {
  let cause: Error | undefined
  return (error) => {
    if (!(error instanceof Error)) return
    if (!('code' in error) || error.code !== aborted) cause = error
    else error.cause ??= cause
  }
}
