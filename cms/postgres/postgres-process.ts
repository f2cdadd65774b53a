import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from './with-client.ts'

/** A fast shutdown writes down what is in memory; the others do no work. */
const stopLimitsMs = { SIGINT: 5_000, SIGQUIT: 2_000, SIGKILL: 2_000 }

export interface PostgresProcess {
  pid: number
  port: number
}

/**
 * The server that Postgres's own lock file names, where it lives and is the one of this folder. A
 * lock file that names anything else (after a restart of the machine or container) is removed:
 * another program may have its process number by now, and must not be touched.
 */
export async function runningPostgres(
  data: string,
  urlAt: (port: number) => string,
): Promise<PostgresProcess | undefined> {
  const lockFile = join(data, 'postmaster.pid')
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!(pid > 0)) return undefined
  if (port > 0 && isAlive(pid) && (await isPostgresOf(data, pid, urlAt(port)))) {
    return { pid, port }
  }
  await rm(lockFile, { force: true })
  return undefined
}

/**
 * SIGINT is Postgres's fast shutdown, SIGQUIT its immediate one.
 * @throws Error where it outlives all of them.
 */
export async function stopPostgres(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < stopLimitsMs[signal] && isAlive(pid); waited += 50) await wait(50)
  }
  if (isAlive(pid)) throw new Error(`Postgres (process ${pid}) does not stop.`)
}

/** True while a process of that number runs; one that nobody has waited for counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Linux tells what a process is; elsewhere only a server that knows our password is ours. */
async function isPostgresOf(data: string, pid: number, url: string): Promise<boolean> {
  if (process.platform === 'linux') return (ofProcess(pid, 'cmdline') ?? '').includes(data)
  const config = { connectionString: url, connectionTimeoutMillis: 2_000 }
  return withClient(config, async () => true).catch(() => false)
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  const state = ofProcess(pid, 'stat')
  return state === undefined || /\) Z /.test(state)
}

function ofProcess(pid: number, file: 'cmdline' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
