import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../environment/environment.ts'
import { fatalWords } from './fatal-words.ts'
import { stopPostgres } from './postgres-process.ts'
import type { Binaries } from './postgres-programs.ts'
import type { PostgresUser } from './postgres-user.ts'
import { untilReady } from './until-ready.ts'
import { withClient } from './with-client.ts'

export const databaseName = 'tutor'
/** Parts of a killed server may hold its data for a moment. */
const tries = 40
const betweenTriesMs = 200
/** Between rows of tries for a server that ran before. */
const pauseMs = 500
/** One that takes a connection and says nothing for so long is asked again, or given up. */
const answerLimitMs = 5_000

/**
 * Where glibc gives memory (Linux), a connection's process keeps so much of what is free, and takes
 * only what is larger than a megabyte apart. Else it gives back after each statement what the next
 * one takes anew: home's, which needs 700 kB, took 190 new pages and four times as long.
 */
const keptMemory = {
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
}

/**
 * The details of an error are rows: names, addresses, messages. A line for each checkpoint would let a
 * log grow for ever that nobody rotates.
 */
const logSettings = ['log_error_verbosity=terse', 'log_checkpoints=off']

/**
 * After a crash Postgres has the disk confirm each of its two thousand files before it begins to
 * recover. Linux does so for all of them in one call (decision 256).
 */
const recoverySettings =
  process.platform === 'linux' ? (['recovery_init_sync_method=syncfs'] as const) : []

/** How a server is started. */
export interface Launch {
  binaries: Binaries
  user: PostgresUser
  data: string
  log: string
  port: number
  url: string
  /** Beside those of its files, such as `autovacuum=off`. */
  settings?: readonly string[]
}

/** A server that this process started and watches. */
export interface KeptServer {
  stop(): Promise<void>
  /** Tells it to end at once, without waiting; what was committed is safe. */
  quit(): void
  /** Leaves it running, for others. */
  release(): void
}

interface Beginning {
  /** Called when the server's process has been started. */
  onAsked?: (() => void) | undefined
  /** Ends the first start, which may take minutes after a crash; nothing is left of it. */
  signal?: AbortSignal | undefined
}

/**
 * Starts the server, and again whenever it ends unasked, however long that takes: a disk may be full
 * or away for hours. Gives the ways to part with it.
 */
export async function keepRunning(
  launch: Launch,
  { onAsked, signal }: Beginning = {},
): Promise<KeptServer> {
  let isWanted = !signal?.aborted
  let newest: ChildProcess | undefined
  const parting = new AbortController()
  function part(): void {
    isWanted = false
    parting.abort()
  }
  const begin = () =>
    startWithPatience(launch, {
      isWanted: () => isWanted,
      onSpawn(child) {
        newest = child
        onAsked?.()
      },
    })
  let starting = begin()

  async function beginAgain(): Promise<ChildProcess> {
    for (let told = ''; ; ) {
      try {
        return await begin()
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        if (isWanted && problem !== told) console.error(problem)
        told = problem
      }
      await wait(pauseMs, undefined, { signal: parting.signal })
    }
  }

  function watch(child: ChildProcess): void {
    child.once('exit', () => {
      if (!isWanted) return
      console.error(`Postgres stopped and is being restarted. See ${launch.log}.`)
      starting = beginAgain()
      starting.then(watch, () => {}) // it is wanted no more
    })
  }

  signal?.addEventListener('abort', part)
  watch(await starting.finally(() => signal?.removeEventListener('abort', part)))
  return {
    async stop() {
      part()
      const child = await starting.catch(() => undefined) // one that failed has nothing to stop
      if (child?.pid) await stopPostgres(child.pid)
    },
    quit() {
      part()
      newest?.kill('SIGQUIT')
    },
    release: part,
  }
}

/** Tries a few times; a start that is no longer wanted stops what it has started. */
async function startWithPatience(
  launch: Launch,
  { isWanted, onSpawn }: { isWanted: () => boolean; onSpawn: (child: ChildProcess) => void },
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const child = await spawnServer(launch)
    onSpawn(child)
    try {
      await untilReady({
        tryOnce: () => connectOnce(launch.url),
        hasEnded: () => hasEnded(child),
        isWanted,
      })
      return child
    } catch (error) {
      // Two servers would not get along on the same data.
      if (!hasEnded(child) && child.pid) await stopPostgres(child.pid)
      if (!isWanted() || attempt === tries) {
        throw new StartError(
          `The embedded Postgres did not start (${await lastWords(launch.log, error)}). See ${launch.log}.`,
        )
      }
    }
    await wait(betweenTriesMs)
  }
}

async function spawnServer(launch: Launch): Promise<ChildProcess> {
  const { binaries, user, data, log, port, settings = [] } = launch
  const logFile = await open(log, 'a', 0o600)
  await logFile.chmod(0o600) // one of an older version may be read by everybody
  const [command, args] = user.command(binaries.postgres, [
    ...['-D', data, '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ...[...logSettings, ...recoverySettings, ...settings].flatMap((setting) => ['-c', setting]),
  ])
  const child = spawn(command, args, {
    ...user.ids,
    env: { ...keptMemory, ...process.env },
    // A process group of its own: Ctrl+C must reach only this process, which stops Postgres last.
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  })
  child.on('error', () => {}) // the exit and the log report it
  child.unref()
  await logFile.close()
  return child
}

/** Makes the database where it is missing. */
async function connectOnce(url: string): Promise<void> {
  const connectionString = url.replace(/[^/]+$/, 'postgres')
  await withClient({ connectionString, connectionTimeoutMillis: answerLimitMs }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      databaseName,
    ])
    if (!rowCount) await client.query(`create database ${databaseName}`)
  })
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** The server's own last words, which explain more than a refused connection. */
async function lastWords(log: string, error: unknown): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  return fatalWords(text) ?? String(error)
}
