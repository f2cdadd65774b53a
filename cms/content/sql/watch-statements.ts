import type { Payload } from 'payload'
import type pg from 'pg'
import { boundHere } from '../../log/bound-here.ts'
import { requestId } from '../../log/request-id.ts'
import { beginAsking, fail, isTracing } from '../../watch/spans.ts'
import { rememberAbortCause } from './remember-abort-cause.ts'
import { shownStatement } from './shown-statement.ts'

interface Watching {
  logger: Pick<Payload['logger'], 'warn' | 'debug'>
  /** From how long on a statement is slow; 0 for never. */
  slowMs: number
}

/**
 * Lets what is asked of a pool run in the name of the request that asks: a connection that becomes
 * free calls whoever waits for it in the name of whoever had it before.
 */
export function keepNames(pool: pg.Pool): void {
  const { connect } = pool
  const bound = (callback?: Parameters<typeof connect>[0]): unknown =>
    Reflect.apply(connect, pool, callback ? [boundHere(callback)] : [])
  Object.assign(pool, { connect: bound })
}

interface Outcome {
  isDone: boolean
  error?: unknown
}

/**
 * Writes a line of each statement of a connection that was slow (SLOW_QUERY_MS) or, at
 * LOG_LEVEL=debug, failed, with the id of the request that asked for it. Values are never in it. What
 * failed because of another statement has its error as the cause.
 */
export function watchStatements(client: pg.ClientBase, watching: Watching): void {
  const { query } = client
  const noteError = rememberAbortCause()
  function watched(...args: unknown[]): unknown {
    const [asked] = args
    const text = textOf(asked)
    if (text === undefined) return Reflect.apply(query, client, args) // a stream tells its own end
    const begun = performance.now()
    const id = requestId()
    const span = beginStatement(text)
    const end = (outcome: Outcome) => {
      noteError(outcome.error)
      if (span && !outcome.isDone) fail(span, outcome.error)
      span?.end()
      tell({ text, begun, id, ...outcome }, watching)
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      const callback = (...outcome: unknown[]) => {
        end({ isDone: !outcome[0], error: outcome[0] })
        return Reflect.apply(last, undefined, outcome)
      }
      return Reflect.apply(query, client, [...args.slice(0, -1), callback])
    }
    const result: unknown = Reflect.apply(query, client, args)
    if (result instanceof Promise) {
      result.then(
        () => end({ isDone: true }),
        (error: unknown) => end({ isDone: false, error }),
      )
    }
    return result
  }
  Object.assign(client, { query: watched })
}

function beginStatement(text: string) {
  if (!isTracing()) return undefined
  const statement = shownStatement(text)
  const name = /^\w+/.exec(statement)?.[0].toUpperCase() ?? 'SQL'
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement }
  return beginAsking(name, attributes)
}

interface Told extends Outcome {
  text: string
  begun: number
  id: string | undefined
}

function tell({ text, begun, id, isDone, error }: Told, { logger, slowMs }: Watching): void {
  const ms = Math.round(performance.now() - begun)
  const isSlow = slowMs > 0 && ms >= slowMs
  if (isDone && !isSlow) return
  // Named here: this runs in the name of whoever opened the connection.
  const line = { requestId: id, ms, statement: shownStatement(text) }
  if (isSlow) logger.warn(line, `A statement took ${ms} ms`)
  if (!isDone) logger.debug({ ...line, err: error }, 'A statement failed')
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : undefined
}
