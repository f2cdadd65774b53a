import { copyFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readForeign } from '../backup/database/foreign-objects.ts'
import { readableSize } from '../backup/readable-size.ts'
import { StartError } from '../environment/environment.ts'
import type { OldData } from '../postgres/data-version.ts'
import { freePort } from '../postgres/free-port.ts'
import { initialiseCluster } from '../postgres/postgres-cluster.ts'
import { runningPostgres, stopPostgres } from '../postgres/postgres-process.ts'
import type { Binaries } from '../postgres/postgres-programs.ts'
import { databaseName, keepRunning } from '../postgres/postgres-server.ts'
import { swapData, unfinishedData } from '../postgres/upgraded-data.ts'
import { withClient } from '../postgres/with-client.ts'
import { carryRights, carryRoles, carrySettings, othersIn } from './carry-cluster.ts'
import { type Copied, compareRows, copyRows } from './copy-rows.ts'
import { formerPrograms, programsFolder } from './former-programs.ts'

interface Ways {
  /** Runs a named part and prints how long it took. */
  step<Result>(name: string, task: () => Promise<Result>): Promise<Result>
  say(line: string): void
  /** Ends it; the next start begins again. */
  signal: AbortSignal
}

/**
 * Brings data of an older major version of Postgres to this one: the old server, by its own
 * programs, is read from; the new data is made beside it, compared, and put in its place. The old
 * folder is kept. Cut off anywhere, the next start begins again or ends it (decision 212).
 * @throws StartError that says what to do; the old data is in its place then.
 */
export async function upgradeData(old: OldData, ways: Ways): Promise<void> {
  const { dataDir, data, from, to } = old
  const { step, say } = ways
  const fresh = unfinishedData(data)
  say(`  The data in ${data} is of Postgres ${from} and is brought to ${to}.`)
  try {
    await clear(old, fresh)
    const former = await step(`Programs of Postgres ${from}`, () =>
      formerPrograms(old, ways.signal),
    )
    const left = await makeNew(old, { former, fresh, ways })
    const kept = await swapData(data, from)
    await rm(programsFolder(dataDir), { recursive: true, force: true }).catch(() => {}) // in nobody's way
    if (left.length > 0) say(`  Not of this site, and in the old folder alone: ${left.join(', ')}.`)
    say(
      `  The old data is kept in ${kept}. Delete that folder once you have seen that the site is whole.`,
    )
  } catch (error) {
    await clear(old, fresh).catch(() => {}) // the first error tells more
    throw await inWords(error, old)
  }
}

/**
 * The new data, whole, by a server that has ended.
 * @returns what of the old is not in it.
 */
async function makeNew(
  old: OldData,
  { former, fresh, ways }: { former: Binaries; fresh: string; ways: Ways },
): Promise<string[]> {
  const { step, signal } = ways
  // Nothing is tidied there while it is read for the last time.
  const reading = await serve(old, {
    data: old.data,
    binaries: former,
    settings: ['autovacuum=off'],
  })
  try {
    await step('New data folder', async () => {
      await initialiseCluster({ ...old, data: fresh })
      await copyFile(join(old.data, 'pg_hba.conf'), join(fresh, 'pg_hba.conf'))
    })
    const next = { data: fresh, binaries: old.binaries }
    const { copied, left } = await step('Copying all rows', () =>
      during(old, next, (writing) =>
        withClient({ connectionString: reading.url }, (source) =>
          withClient({ connectionString: writing.url }, (target) => copyAll(source, target, ways)),
        ),
      ),
    )
    await step('Comparing all rows', () => compareNew(old, next, { copied, signal }))
    return left
  } finally {
    await reading.stop()
  }
}

async function copyAll(source: pg.Client, target: pg.Client, ways: Ways) {
  const refused = await carrySettings(source, target)
  await carryRoles(source, target)
  const copied = await copyRows(source, target, ways)
  await carryRights(source, target)
  const others = [...(await othersIn(source)), ...(await readForeign(source))]
  return { copied, left: [...others, ...refused] }
}

/** By a server that has begun anew, with the settings that it took over. */
const compareNew = (
  old: OldData,
  next: Served,
  { copied, signal }: { copied: Copied; signal: AbortSignal },
) =>
  during(old, next, ({ url }) =>
    withClient({ connectionString: url }, (target) => compareRows(target, copied, signal)),
  )

interface Served {
  data: string
  binaries: Binaries
  settings?: readonly string[]
}

async function serve({ dataDir, user, password }: OldData, served: Served) {
  const port = await freePort()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`
  const log = join(dataDir, 'postgres.log')
  const kept = await keepRunning({ ...served, user, log, port, url })
  return { url, stop: () => kept.stop() }
}

async function during<Result>(
  old: OldData,
  served: Served,
  task: (server: { url: string }) => Promise<Result>,
): Promise<Result> {
  const server = await serve(old, served)
  try {
    return await task(server)
  } finally {
    await server.stop()
  }
}

/** What an attempt that was cut off has left: a server, and data that is not whole. */
async function clear({ password }: OldData, fresh: string): Promise<void> {
  const running = await runningPostgres(
    fresh,
    (port) => `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`,
  )
  if (running) await stopPostgres(running.pid)
  await rm(fresh, { recursive: true, force: true })
  await rm(`${fresh}.new`, { recursive: true, force: true })
}

async function inWords(error: unknown, { dataDir, data, from, to }: OldData): Promise<unknown> {
  const text = error instanceof Error ? error.message : String(error)
  // What a program of Postgres printed has many lines.
  const reason = (/FATAL: +(.*)/.exec(text)?.[1] ?? text).split('\n')[0] ?? ''
  if (text.includes(data) && error instanceof StartError) return error
  const disk = await statfs(dataDir).catch(() => undefined)
  const room = disk ? `, where ${readableSize(disk.bavail * disk.bsize)} are free` : ''
  return new StartError(
    `The data in ${data} could not be brought from Postgres ${from} to ${to} (${reason}). It is as it was. It needs as much room again in ${dataDir}${room}. See ${join(dataDir, 'postgres.log')} and start again.`,
    { cause: error },
  )
}
