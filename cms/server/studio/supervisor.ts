import { EventEmitter, once } from 'node:events'
import { studioAway } from './studio-away.ts'

const waitMs = 20_000
const readyLimitMs = 60_000
/** A process that lived this long has not failed in a row with those before it. */
const steadyMs = 60_000
const longestPauseMs = 60_000

/** A process that was started. */
export interface Launched {
  /** Settles when it can be asked, with the path of its socket. */
  ready: Promise<string>
  /** Settles when it has ended, with how, in words. */
  ended: Promise<string>
  /** Asks it to end. */
  end(): void
  kill(): void
}

interface Parts {
  launch(): Launched
  logger: { error(text: string): void }
}

/** Keeps one process running from the first call of `begin` on, and starts it again when it ends. */
export function supervise({ launch, logger }: Parts) {
  const readiness = new EventEmitter()
  readiness.setMaxListeners(0) // every request that waits is one
  let running: Launched | undefined
  let socketPath: string | undefined
  let pause: NodeJS.Timeout | undefined
  let isClosed = false
  let failures = 0

  function start(): void {
    pause = undefined
    const begun = performance.now()
    const launched = launchedOrEnded(launch)
    running = launched
    const limit = setTimeout(launched.kill, readyLimitMs).unref()
    launched.ready.then((path) => {
      clearTimeout(limit)
      socketPath = path
      readiness.emit('ready', path)
    })
    launched.ended.then((how) => {
      clearTimeout(limit)
      running = undefined
      socketPath = undefined
      if (isClosed) return
      failures = performance.now() - begun > steadyMs ? 1 : failures + 1
      const pauseMs = pauseAfter(failures)
      logger.error(`The studio’s process ended (${how}). It is started again in ${pauseMs} ms.`)
      pause = setTimeout(start, pauseMs).unref()
    })
  }

  const begin = () => {
    if (!running && !pause && !isClosed) start()
  }

  return {
    begin,
    isUp: () => socketPath !== undefined,
    /** Where the studio can be asked now; undefined while it cannot. */
    socketPath: () => socketPath,
    /**
     * Where the studio can be asked; waits while it starts, but not for ever.
     * @throws HttpError 503
     */
    async whenReady(): Promise<string> {
      begin()
      if (socketPath) return socketPath
      if (isClosed || failures > 1) throw notReady()
      const signal = AbortSignal.timeout(waitMs)
      const [path] = await once(readiness, 'ready', { signal }).catch(() => {
        throw notReady()
      })
      return String(path)
    },
    /** Ends the process, and waits until it has ended. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(pause)
      running?.end()
      await running?.ended
    },
  }
}

/** A process that cannot even be begun, on a full disk for one, has ended at once. */
function launchedOrEnded(launch: Parts['launch']): Launched {
  try {
    return launch()
  } catch (error) {
    const ended = Promise.resolve(`it could not be begun: ${error}`)
    return { ready: new Promise(() => {}), ended, kill() {}, end() {} }
  }
}

/** None after the first failure, then one second, two, four, … */
const pauseAfter = (failures: number) =>
  failures < 2 ? 0 : Math.min(longestPauseMs, 1_000 * 2 ** (failures - 2))

const notReady = () => studioAway('The studio is starting. Please try again in a moment.')
