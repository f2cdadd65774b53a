import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unusableData } from '../environment/unusable-data.ts'
import { isAlive } from './postgres-process.ts'

const prefix = 'postgres.used-by-'
const retryMs = 50
/** Who makes the lock file writes its number at once. */
const namelessMs = 10_000
/** A number may be another program's by now; whoever holds a lock for longer says so now and then. */
const longestMs = 10 * 60_000
const sayingMs = 60_000

/** The locks that this process holds: after a restart of a container it has its former number. */
const held = new Set<string>()

export type PostgresUsers = ReturnType<typeof postgresUsers>

/**
 * The processes of this product that use the Postgres of a data folder: each has a file there with
 * its number. Whoever ends last stops it (decision 176).
 */
export function postgresUsers(dataDir: string) {
  const own = join(dataDir, `${prefix}${process.pid}`)
  const ownerFile = join(dataDir, 'postgres.owner')

  const numbers = () =>
    namesIn(dataDir)
      .filter((name) => name.startsWith(prefix))
      .map((name) => Number(name.slice(prefix.length)))

  function ownerNumber(): number {
    try {
      return Number(readFileSync(ownerFile, 'utf8'))
    } catch {
      return 0
    }
  }

  const isOther = (pid: number) => pid > 0 && pid !== process.pid && isAlive(pid)

  return {
    /** Whether another process that lives uses it. */
    hasOthers: (): boolean => [...numbers(), ownerNumber()].some(isOther),

    /** Whether another process watches over it, which starts it again if it dies. */
    hasOwner: (): boolean => isOther(ownerNumber()),

    /** This process uses it from now on; those that have ended are forgotten. */
    enter(): void {
      for (const pid of numbers()) {
        if (!isAlive(pid)) rmSync(join(dataDir, `${prefix}${pid}`), { force: true })
      }
      writeFileSync(own, '')
    },

    /** This process watches over it from now on. */
    watchOver: (): void => writeFileSync(ownerFile, String(process.pid)),

    leave(): void {
      rmSync(own, { force: true })
      if (ownerNumber() === process.pid) rmSync(ownerFile, { force: true })
    },

    /** Nobody can use what does not run: numbers of an earlier boot mean other processes now. */
    forgetAll(): void {
      for (const pid of numbers()) rmSync(join(dataDir, `${prefix}${pid}`), { force: true })
      rmSync(ownerFile, { force: true })
    },

    /**
     * Runs a task while no other process comes or goes.
     * @throws StartError where the data folder cannot be written to.
     */
    inTurn: <Result>(task: () => Promise<Result>): Promise<Result> =>
      withLock(join(dataDir, 'postgres.lock'), task),
  }
}

/** None where the folder is away: what nobody can reach nobody else uses. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

async function withLock<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  while (!(await take(file))) {
    if (await isLeft(file)) await rm(file, { force: true })
    else await wait(retryMs)
  }
  held.add(file)
  const saying = setInterval(() => {
    utimes(file, new Date(), new Date()).catch(() => {}) // a disk that is away holds nobody up
  }, sayingMs)
  saying.unref()
  try {
    return await task()
  } finally {
    clearInterval(saying)
    held.delete(file)
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    // Without a number, where the disk is full, it holds for `namelessMs`.
    await handle.writeFile(String(process.pid)).catch(() => {})
    await handle.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw unusableData(error)
  }
}

/** Left behind by a process that was killed. */
async function isLeft(file: string): Promise<boolean> {
  const [text, found] = await Promise.all([
    readFile(file, 'utf8').catch(() => ''),
    stat(file).catch(() => undefined),
  ])
  if (!found || held.has(file)) return false
  const pid = Number(text)
  const ageMs = Date.now() - found.mtimeMs
  if (!(pid > 0)) return ageMs > namelessMs
  return pid === process.pid || !isAlive(pid) || ageMs > longestMs
}
