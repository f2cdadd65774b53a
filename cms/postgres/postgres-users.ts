import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
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

  const ownerNumber = () => numberIn(ownerFile)

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
  while (!make(file)) if (!removeLeft(file)) await wait(retryMs)
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

/**
 * Makes a file with the number of this process; false where there is one.
 * @throws StartError where the folder cannot be written to.
 */
function make(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    try {
      writeSync(handle, String(process.pid))
    } catch {
      // Without a number, where the disk is full, it holds for `namelessMs`.
    }
    closeSync(handle)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw unusableData(error)
  }
}

/**
 * Removes the lock of a process that was killed. Of several who find it one at a time looks once more
 * and removes it: by then it may be the lock of another, who was quicker.
 * @returns whether to try again at once.
 */
function removeLeft(file: string): boolean {
  if (!isLeft(file)) return false
  const removing = `${file}.removing`
  if (!make(removing)) {
    if (isLeft(removing)) rmSync(removing, { force: true })
    return false
  }
  if (isLeft(file)) rmSync(file, { force: true })
  rmSync(removing, { force: true })
  return true
}

/** Left behind by a process that was killed. */
function isLeft(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found || held.has(file)) return false
  const pid = numberIn(file)
  const ageMs = Date.now() - found.mtimeMs
  if (!(pid > 0)) return ageMs > namelessMs
  return pid === process.pid || !isAlive(pid) || ageMs > longestMs
}

/** The number of a process in its file; 0 where none can be read. */
function numberIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}
