import type { Logger } from 'pino'
import { fewLines } from './few-lines.ts'

/** What happens to accounts and doors, by names that stay (docs/operate.md, 'The log of security'). */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'sessions-ended'
  | 'account-changed'
  | 'password-refused'
  | 'student-in'
  | 'refused'

/** Names, numbers and ids alone: nothing that people wrote, no name, no address of a network. */
export interface SecurityLine {
  event: SecurityEvent
  reason?: string | undefined
  /** The id of the admin whose account it is. */
  admin?: number | undefined
  [detail: string]: string | number | undefined
}

const limit = 20
const windowMs = 60_000

/** What somebody who means no harm causes as well: a page that is opened, a slip of the pen. */
const usual = ['no-session', 'input', 'code-asked']

/**
 * Writes a line about the safety of the site, whatever `LOG_LEVEL` is, but for `silent`. Twenty of
 * each kind a minute; how many there were more is told after it (decision 207).
 * @returns whether it was written.
 */
export function logSecurity(logger: Logger, line: SecurityLine, text: string): boolean {
  if (logger.level === 'silent') return false
  const { log, mayWrite } = securityLogOf(logger)
  if (!mayWrite(line.reason ? `${line.event} ${line.reason}` : line.event)) return false
  const isRefusal = line.event.endsWith('refused') && !usual.includes(line.reason ?? '')
  log[isRefusal ? 'warn' : 'info'](line, text)
  return true
}

interface SecurityLog {
  log: Logger
  mayWrite(kind: string): boolean
}

const logs = new WeakMap<Logger, SecurityLog>()

function securityLogOf(logger: Logger): SecurityLog {
  const known = logs.get(logger)
  if (known) return known
  const log = logger.child({}, { level: 'info' })
  const tellRest = (kind: string, unwritten: number) =>
    log.warn({ event: 'unwritten', kind, unwritten }, `${unwritten} more of “${kind}” in a minute`)
  const made = { log, mayWrite: fewLines({ limit, windowMs, tellRest }) }
  logs.set(logger, made)
  return made
}
