export interface LoggedError {
  type: string
  message: string
  stack: string
  cause?: LoggedError | undefined
  [detail: string]: unknown
}

/** What helps to find a fault and holds nothing that people wrote. */
const details = ['code', 'status', 'severity', 'table', 'column', 'constraint', 'syscall']

const maxCauses = 5

/**
 * An error as the log keeps it. Drizzle writes a query's values into its message, Postgres the row
 * that failed into its details: both may be a visitor's message or a password's hash.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | undefined {
  if (!(error instanceof Error)) {
    return error === undefined ? undefined : { type: typeof error, message: '', stack: '' }
  }
  return {
    type: error.name,
    message: safeMessage(error),
    stack: frames(error),
    ...Object.fromEntries(Object.entries(error).filter(([name]) => details.includes(name))),
    cause: depth < maxCauses ? loggedError(error.cause, depth + 1) : undefined,
  }
}

function safeMessage(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`
  // Postgres quotes the value that it does not understand.
  if ('severity' in error) return error.message.replace(/: ".*/s, '')
  return withoutAddresses(withoutParameters(error.message))
}

/** An error that took over the message of Drizzle's has no query by itself. */
const withoutParameters = (message: string): string =>
  message.startsWith('Failed query: ') ? (message.split('\nparams: ', 1)[0] ?? '') : message

/** Mail servers name whom they refuse. */
const withoutAddresses = (message: string): string =>
  message
    .split(/([^\p{L}\p{N}._%+@-]+)/u)
    .map((word) => (isAddress(word) ? '…' : word))
    .join('')

/** `react@19.2.0` is none. */
function isAddress(word: string): boolean {
  const [name, host = ''] = word.split('@')
  const labels = host.split('.').filter(Boolean)
  return Boolean(name) && labels.length > 1 && /^\p{L}/u.test(labels.at(-1) ?? '')
}

/** A job as the log keeps it: what it was given names people, and so may the errors of earlier tries. */
export const loggedJob = (job: unknown) => {
  const { id, totalTried }: { id?: unknown; totalTried?: unknown } = Object(job)
  return { id, totalTried }
}

/** The stack begins with the message, which is said already, and may hold more than that. */
function frames({ name, message, stack = '' }: Error): string {
  const head = message ? `${name}: ${message}` : name
  const rest = stack.startsWith(head) ? stack.slice(head.length) : stack
  return rest
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}
