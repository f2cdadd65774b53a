import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../environment/environment.ts'
import { secretText } from '../environment/secret-file.ts'
import { claimData } from './claim-data.ts'
import { freePort } from './free-port.ts'
import { type Binaries, checkVersion, findBinaries, initialiseCluster } from './postgres-cluster.ts'
import { isAlive, runningPostgres, stopPostgres } from './postgres-process.ts'
import { type PostgresUser, postgresUser } from './postgres-user.ts'

const databaseName = 'tutor'
const startLimitMs = 60_000
/** Parts of a killed server may hold its data for a moment. */
const tries = 8
const betweenTriesMs = 1_000

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
  /** Tells it to end at once, without waiting; what was committed is safe. */
  quit(): void
}

interface Launch {
  binaries: Binaries
  user: PostgresUser
  data: string
  log: string
  port: number
  url: string
}

/**
 * A Postgres of our own in `dataDir`, on a free port of the loopback address. Its data stays
 * between starts. A server left behind by a killed process is stopped first; one that belongs to a
 * running process of this product is shared and left running. If the server dies, it is started
 * again. Only who `takesOver` may change the owner of the data.
 * @throws StartError where Postgres cannot run here.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { takesOver = true }: { takesOver?: boolean } = {},
): Promise<RunningPostgres> {
  const data = join(dataDir, 'postgres')
  const ownerFile = join(dataDir, 'postgres.owner')
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new StartError(
      `DATA_DIR cannot be used (${error.message}). Choose a folder that can be written to, for example DATA_DIR=.data`,
    )
  })
  const password = await secretText(join(dataDir, 'postgres-password'), () =>
    randomBytes(24).toString('hex'),
  )
  const urlAt = (port: number) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`
  const left = await runningPostgres(data, urlAt)
  if (left && (await isOwned(ownerFile))) {
    return { url: urlAt(left.port), stop: async () => {}, quit: () => {} }
  }
  if (left) await stopPostgres(left.pid)

  const binaries = await findBinaries()
  const user = await postgresUser({ data: dataDir, binary: binaries.postgres })
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await initialiseCluster({ binaries, user, data, password })
  }
  await claimData(data, user, { takesOver })
  await checkVersion(binaries, user, data)
  const port = await freePort()
  const launch = {
    binaries,
    user,
    data,
    log: join(dataDir, 'postgres.log'),
    port,
    url: urlAt(port),
  }
  const { stop, quit } = await keepRunning(launch)
  await writeFile(ownerFile, String(process.pid))
  return {
    url: launch.url,
    quit,
    async stop() {
      await stop()
      await rm(ownerFile, { force: true })
    },
  }
}

async function isOwned(ownerFile: string): Promise<boolean> {
  const owner = Number(await readFile(ownerFile, 'utf8').catch(() => '0'))
  return owner > 0 && owner !== process.pid && isAlive(owner)
}

/** Starts the server, and again whenever it ends unasked; gives the ways to stop it. */
async function keepRunning(launch: Launch): Promise<Pick<RunningPostgres, 'stop' | 'quit'>> {
  let isWanted = true
  let newest: ChildProcess | undefined
  const begin = () =>
    startWithPatience(launch, {
      isWanted: () => isWanted,
      onSpawn(child) {
        newest = child
      },
    })
  let starting = begin()

  function watch(child: ChildProcess): void {
    child.once('exit', () => {
      if (!isWanted) return
      console.error(`Postgres stopped and is being restarted. See ${launch.log}.`)
      starting = begin()
      starting.then(watch, (error: Error) => isWanted && console.error(error.message))
    })
  }

  watch(await starting)
  return {
    async stop() {
      isWanted = false
      const child = await starting.catch(() => undefined) // one that failed has nothing to stop
      if (child?.pid) await stopPostgres(child.pid)
    },
    quit() {
      isWanted = false
      newest?.kill('SIGQUIT')
    },
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
      await untilReady(child, launch.url, isWanted)
      return child
    } catch (error) {
      if (!isWanted() && child.pid) await stopPostgres(child.pid)
      if (!isWanted() || attempt === tries) {
        throw new StartError(
          `The embedded Postgres did not start (${await lastWords(launch.log, error)}). See ${launch.log}.`,
        )
      }
    }
    await wait(betweenTriesMs)
  }
}

async function spawnServer({ binaries, user, data, log, port }: Launch): Promise<ChildProcess> {
  const logFile = await open(log, 'a')
  const [command, args] = user.command(binaries.postgres, [
    ...['-D', data, '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  ])
  const child = spawn(command, args, {
    ...user.ids,
    // A process group of its own: Ctrl+C must reach only this process, which stops Postgres last.
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  })
  child.on('error', () => {}) // the exit and the log report it
  child.unref()
  await logFile.close()
  return child
}

/** Connects until it works, and makes the database where it is missing. */
async function untilReady(
  child: ChildProcess,
  url: string,
  isWanted: () => boolean,
): Promise<void> {
  const connectionString = url.replace(/[^/]+$/, 'postgres')
  for (let waited = 0; ; waited += 50) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => {}) // the rejected connect or query reports it too
    try {
      await client.connect()
      const { rowCount } = await client.query('select from pg_database where datname = $1', [
        databaseName,
      ])
      if (!rowCount) await client.query(`create database ${databaseName}`)
      return
    } catch (error) {
      const hasEnded = child.exitCode !== null || child.signalCode !== null
      if (hasEnded || waited > startLimitMs || !isWanted()) throw error
    } finally {
      await client.end().catch(() => {})
    }
    await wait(50)
  }
}

/** The server's own last words, which explain more than a refused connection. */
async function lastWords(log: string, error: unknown): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  const fatal = text.split('\n').findLast((line) => /FATAL|PANIC/.test(line))
  return fatal?.replace(/^.*?(FATAL|PANIC): +/, '') ?? String(error)
}
