/** Postgres's connection exceptions, shutdowns and starts; Node's lost networks. */
const codes =
  /^(08|57)...$|^ECONN(REFUSED|RESET)$|^E(TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH)$|^EAI_AGAIN$/

/** Some errors of the Postgres driver have no code. */
const lostConnection =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|after calling end on the pool/i

/** Whether this says that the database cannot be reached now, rather than that it refuses. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (codes.test(code) || lostConnection.test(cause.message)) return true
  }
  return false
}
