import { type LevelWithSilent, type Logger, type LoggerOptions, pino, symbols } from 'pino'
import { build } from 'pino-pretty'
import { loggedError, loggedJob } from './logged-error.ts'
import { outliveErrors } from './outlive-errors.ts'
import { requestId } from './request-id.ts'

let isOver = false

/** From now on this process logs nothing: whoever has stopped a command knows why it fails. */
export function endLogs(): void {
  isOver = true
}

interface Options {
  level: LevelWithSilent
  /** A line for people, else JSON for machines. */
  isReadable: boolean
  /** Standard output, if none is given. */
  destination?: NodeJS.WritableStream
}

/**
 * What is written down of a running site: never a body, a cookie, a password or a ticket. A line
 * that a request causes carries that request's id.
 */
export function createLog({ level, isReadable, destination }: Options): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ requestId: requestId() }),
    serializers: { err: loggedError, job: loggedJob },
    hooks: {
      logMethod(args, write) {
        if (isOver) return
        const [first, text]: unknown[] = args
        const error = first instanceof Error ? first : Object(first).err
        if (!(error instanceof Error) || text !== undefined) return write.apply(this, args)
        // Without a text, pino takes the message as it is, values and all.
        const fields = first instanceof Error ? {} : Object(first)
        const message = loggedError(error)?.message ?? ''
        if (isRefusal(error) && Object.keys(fields).length < 2) return this.info(message)
        write.call(this, { ...fields, err: error }, message)
      },
    },
  }
  if (!isReadable) {
    const log = destination ? pino(options, destination) : pino(options)
    outliveErrors(Reflect.get(log, symbols.streamSym))
    return log
  }
  return pino(
    options,
    build({
      translateTime: 'SYS:HH:MM:ss',
      ignore: 'method,address,status,ms',
      singleLine: true,
      sync: true,
      ...(destination ? { destination, colorize: false } : {}),
    }),
  )
}

/**
 * Whether an error says that whoever asked is at fault. Payload writes most of these down as its own,
 * with a stack and no word beside it; the line of the request says who was refused.
 */
function isRefusal(error: Error): boolean {
  const status = 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500
}
