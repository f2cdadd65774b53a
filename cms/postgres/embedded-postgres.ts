import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { StartError } from '../environment/environment.ts'
import { secretText } from '../environment/secret-file.ts'
import { unusableData } from '../environment/unusable-data.ts'
import { claimData } from './claim-data.ts'
import { brokenData, isCluster, matchVersions, type Upgrade } from './data-version.ts'
import { freePort } from './free-port.ts'
import { initialiseCluster } from './postgres-cluster.ts'
import { isAlive, runningPostgres, stopPostgres } from './postgres-process.ts'
import { findBinaries } from './postgres-programs.ts'
import { databaseName, type KeptServer, keepRunning, type Launch } from './postgres-server.ts'
import { postgresUser } from './postgres-user.ts'
import { type PostgresUsers, postgresUsers } from './postgres-users.ts'
import { takeUpgraded } from './upgraded-data.ts'

/** How soon a server that another process started is missed. */
const lookMs = 500

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
  /** Tells it to end at once, without waiting; what was committed is safe. */
  quit(): void
}

interface Options {
  /** Whether it may change the owner of the data. */
  takesOver: boolean
  /** How data of an older Postgres is brought to this one; without it, such data is refused. */
  upgrade?: Upgrade | undefined
  /** Called when the server's process has been started. */
  onAsked?: (() => void) | undefined
  /** Ends the start, which may take minutes after a crash. */
  signal?: AbortSignal | undefined
}

/** What all that follows is about. */
interface Place {
  dataDir: string
  data: string
  users: PostgresUsers
  password: string
  urlAt(port: number): string
  options: Options
}

/**
 * A Postgres of our own in `dataDir`, on a free port of the loopback address. Its data stays
 * between starts. A server left behind by a killed process is stopped first; one that running
 * processes of this product use is shared, and whoever ends last stops it. If the server dies, it is
 * started again.
 * @throws StartError where Postgres cannot run here.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: Options = { takesOver: true },
): Promise<RunningPostgres> {
  const place = await placeOf(dataDir, options)
  const { data, users, urlAt } = place
  return users.inTurn(async () => {
    const left = await runningPostgres(data, urlAt)
    if (left && users.hasOthers()) {
      users.enter()
      return shared(place, left)
    }
    if (left) await stopPostgres(left.pid)
    users.forgetAll()
    const port = await freePort()
    users.enter()
    const kept = await start(place, port)
    return used(place, { url: urlAt(port), kept: () => kept, quit: kept.quit })
  })
}

async function placeOf(dataDir: string, options: Options): Promise<Place> {
  const passwordFile = join(dataDir, 'postgres-password')
  const password = await secretText(passwordFile, () => randomBytes(24).toString('hex'))
  return {
    dataDir,
    password,
    options,
    data: join(dataDir, 'postgres'),
    users: postgresUsers(dataDir),
    urlAt: (port) => `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`,
  }
}

/** Starts a server that this process watches over; makes its data where there is none. */
async function start(
  { dataDir, data, password, users, urlAt, options }: Place,
  port: number,
): Promise<KeptServer> {
  const binaries = await findBinaries()
  const user = await postgresUser({ data: dataDir, binary: binaries.postgres })
  await takeUpgraded(data)
  const broken = brokenData(data)
  if (broken) throw new StartError(`${broken.says} ${broken.todo}`)
  if (!isCluster(data)) await initialiseCluster({ binaries, user, data, password })
  await claimData(data, user, options)
  await matchVersions({ dataDir, data, binaries, user, password }, options.upgrade)
  const log = join(dataDir, 'postgres.log')
  const launch: Launch = { binaries, user, data, log, port, url: urlAt(port) }
  const kept = await keepRunning(launch, options)
  try {
    users.watchOver()
  } catch (error) {
    await kept.stop()
    throw unusableData(error)
  }
  return kept
}

/**
 * A server that another process has started. That one may end before this one: from then on this
 * one looks whether it still runs, and starts it again at its address where it does not.
 */
function shared(place: Place, found: { pid: number; port: number }): RunningPostgres {
  const { data, users, urlAt } = place
  let { pid } = found
  let kept: KeptServer | undefined
  let looking: Promise<void> | undefined
  let told = ''

  function tell(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error)
    if (problem !== told) console.error(problem)
    told = problem
  }

  async function replace(): Promise<void> {
    const other = await runningPostgres(data, urlAt)
    if (other) pid = other.pid
    else if (!users.hasOwner()) kept = await start(place, found.port)
  }

  const timer = setInterval(() => {
    if (kept || looking || isAlive(pid)) return
    looking = users
      .inTurn(replace)
      .catch(tell)
      .finally(() => {
        looking = undefined
      })
  }, lookMs)
  timer.unref()

  return used(place, {
    url: urlAt(found.port),
    kept: () => kept,
    quit() {
      clearInterval(timer)
      if (kept) kept.quit()
      else if (!users.hasOthers() && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    },
    async settle() {
      clearInterval(timer)
      await looking
    },
  })
}

interface Used {
  url: string
  /** The server, where this process watches over it. */
  kept(): KeptServer | undefined
  quit(): void
  /** Ends what is under way. */
  settle?(): Promise<void>
}

/** Whoever ends last stops it; before that, it is left to the others. */
function used(place: Place, { url, kept, quit, settle }: Used): RunningPostgres {
  const { data, users, urlAt } = place

  async function part(): Promise<void> {
    users.leave()
    if (users.hasOthers()) return kept()?.release()
    const server = kept()
    if (server) return server.stop()
    const running = await runningPostgres(data, urlAt)
    if (running) await stopPostgres(running.pid)
  }

  return {
    url,
    quit,
    async stop() {
      await settle?.()
      // A folder that is full or away is no reason to leave a server behind.
      await users.inTurn(part).catch((error: unknown) => {
        if (!(error instanceof StartError)) throw error
        return part()
      })
    },
  }
}
