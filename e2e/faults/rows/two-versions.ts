import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../../../testing/databases.ts'
import { counted, type Fault, none } from '../fault.ts'
import { startBalancedLoad, startLoadBehind } from '../ground/balanced-load.ts'
import { startBehindHaproxy } from '../ground/behind-haproxy.ts'
import { startCluster } from '../ground/cluster.ts'
import { laterBuild, laterMigration } from '../ground/later-build.ts'
import { isGood, outcomesOf, type Sent, send } from '../ground/load.ts'
import { startReplicas } from '../ground/replicas.ts'

/** For so long an older and a newer version answer side by side, so many times. */
const besideMs = 10_000

/** Two replicas of this build are replaced by a later one in turn, with a migration in between. */
export const twoVersions: Fault = {
  name: 'two-versions',
  does: 'a later build with a migration replaces two replicas; --times: 10 s with both',
  times: 1,
  async inject(times, perSecond) {
    const cluster = await startCluster()
    const started = await startReplicas(2, cluster.url)
    const load = startBalancedLoad(started.replicas, perSecond)
    const { figures, early } = await replace(started, { url: cluster.url, times, load })
    return [...figures, counted('files of the later build that the former does not have', early)]
  },
}

/** As before, but who asks for a page's files meets any of the two. */
export const balancedVersions: Fault = {
  name: 'balanced-versions',
  does: 'the same behind HAProxy, where files of either build are asked for meanwhile',
  times: 1,
  async inject(times, perSecond) {
    const behind = await startBehindHaproxy(2)
    const { front, cluster } = behind
    const load = startLoadBehind(front, perSecond)
    const { figures, early } = await replace(behind, { url: cluster.url, times, load, front })
    return [...figures, none('files of the later build that were not found', early)]
  },
}

interface Replacing {
  /** The database. */
  url: string
  times: number
  load: { count(): number; stop(): Promise<Sent[]> }
  /** Where a page's files are asked for while both answer; else where the older version answers. */
  front?: string
}

async function replace(
  { replicas, ports, start }: Awaited<ReturnType<typeof startReplicas>>,
  { url, times, load, front }: Replacing,
) {
  const later = await laterBuild()
  const former = await assetsOf(replicas[0]?.url ?? '')
  const all = { beside: 0, early: 0, missing: 0 }
  await wait(2_000)
  for (const [at, port] of ports.entries()) {
    await replicas[at]?.stop('SIGTERM')
    replicas[at] = await start(port, later)
    if (at > 0) continue
    const fresh = await assetsOf(replicas[0]?.url ?? '')
    const before = load.count()
    for (let time = 0; time < times; time++) {
      all.early = Math.max(all.early, await missingOf(fresh, front ?? replicas[1]?.url ?? ''))
      if (front) all.missing += await missingOf(former, front)
      await wait(besideMs)
    }
    all.beside += load.count() - before
  }
  await wait(2_000)
  const sent = await load.stop()
  const bad = sent.filter((one) => !isGood(one))
  if (bad.length > 0) console.log(`    ${outcomesOf(bad)}`)
  for (const replica of replicas) all.missing += await missingOf(former, replica.url)
  const [row] = await query(
    url,
    `select count(*)::int as times from payload_migrations where name = '${laterMigration}'`,
  )
  const figures = [
    counted('requests', sent.length),
    counted('of them while both versions answered', all.beside),
    none('failed', bad.length),
    none('migrations not run once', Number(row?.times) === 1 ? 0 : 1),
    counted('files named by a page of the former build', former.length),
    none('of them not found', all.missing),
  ]
  return { figures, early: all.early }
}

/** The scripts and style sheets that the home page names. */
async function assetsOf(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text()
  return [...new Set(page.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])]
}

async function missingOf(paths: readonly string[], url: string): Promise<number> {
  const sent = await Promise.all(paths.map((path) => send(url, { kind: 'asset', path })))
  return sent.filter((one) => !isGood(one)).length
}
