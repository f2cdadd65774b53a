import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { treeOf } from '../../../bench/stage/process.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { findBinaries } from '../../../cms/postgres/postgres-programs.ts'
import { postgresUser } from '../../../cms/postgres/postgres-user.ts'
import { query } from '../../../testing/databases.ts'
import { atTheEnd, lastingData } from './site.ts'

/** A Postgres beside the product that nobody starts again when it ends. */
export interface Cluster {
  dataDir: string
  url: string
  port: number
  /** @returns once it takes connections. */
  start(settings?: Record<string, string>): Promise<void>
  /** As it is started, before it takes connections. */
  launch(settings?: Record<string, string>): Promise<void>
  /** Ends it as `pg_ctl stop` does, `fast` unless told. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Asks it to end, without waiting. */
  signal(signal: NodeJS.Signals): Promise<void>
  /** Settles once it has ended. */
  ended(): Promise<unknown>
  /** Connects, so that a smart shutdown waits; gives the way to leave. */
  holdOpen(): Promise<() => Promise<void>>
  /** Stops all its processes where they are; gives the way to let them go on. */
  freeze(): Promise<() => void>
}

/** With the sample content unless its folder is given, on a free port. */
export async function startCluster(folder?: string): Promise<Cluster> {
  const cluster = await clusterIn(folder ?? (await lastingData()))
  await cluster.start()
  atTheEnd(() => cluster.stop('SIGQUIT'))
  return cluster
}

async function clusterIn(dataDir: string): Promise<Cluster> {
  const data = join(dataDir, 'postgres')
  const binaries = await findBinaries()
  const user = await postgresUser({ data: dataDir, binary: binaries.postgres })
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const port = await freePort()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/tutor`
  let ended: Promise<unknown> = Promise.resolve()

  async function launch(settings: Record<string, string> = {}) {
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const [command, args] = user.command(binaries.postgres, [
      ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'max_connections=200', ...given],
    ])
    const child = spawn(command, args, { ...user.ids, stdio: 'ignore', detached: true })
    ended = once(child, 'exit')
  }

  const pid = async () =>
    Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '0')).split('\n')[0])

  async function signal(name: NodeJS.Signals) {
    const found = await pid()
    if (found > 0) process.kill(found, name)
  }

  return {
    dataDir,
    url,
    port,
    launch,
    signal,
    async start(settings) {
      await launch(settings)
      await untilAnswers(url)
    },
    async stop(name = 'SIGINT') {
      await signal(name).catch(() => {})
      await ended
    },
    ended: () => ended,
    async holdOpen() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return () => client.end()
    },
    async freeze() {
      const all = treeOf(await pid())
      for (const one of all) process.kill(one, 'SIGSTOP')
      return () => all.map((one) => process.kill(one, 'SIGCONT'))
    },
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const isThere = await query(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (tries > 1_000) throw new Error('The Postgres of this fault does not start.')
    await wait(30)
  }
}
