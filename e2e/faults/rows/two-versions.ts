import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../../../testing/databases.ts'
import { counted, type Fault, none } from '../fault.ts'
import { startBalancedLoad } from '../ground/balanced-load.ts'
import { startCluster } from '../ground/cluster.ts'
import { laterBuild, laterMigration } from '../ground/later-build.ts'
import { isGood, outcomesOf, send } from '../ground/load.ts'
import { startReplicas } from '../ground/replicas.ts'

/** For so long an older and a newer version answer side by side. */
const besideMs = 10_000

/** Two replicas of this build are replaced by a later one in turn, with a migration in between. */
export const twoVersions: Fault = {
  name: 'two-versions',
  does: 'replicas are replaced by a later build with a migration, in turn, under load',
  times: 1,
  async inject(times, perSecond) {
    const later = await laterBuild()
    const all = { sent: 0, failed: 0, beside: 0, assets: 0, missing: 0, early: 0, migrations: 0 }
    for (let round = 0; round < times; round++) {
      const cluster = await startCluster()
      const { ports, replicas, start } = await startReplicas(2, cluster.url)
      const former = await assetsOf(replicas[0]?.url ?? '')
      const balanced = startBalancedLoad(replicas, perSecond)
      await wait(2_000)
      for (const [at, port] of ports.entries()) {
        await replicas[at]?.stop('SIGTERM')
        replicas[at] = await start(port, later)
        if (at > 0) continue
        const fresh = await assetsOf(replicas[0]?.url ?? '')
        all.early += await missingOf(fresh, replicas[1]?.url ?? '')
        const before = balanced.count()
        await wait(besideMs)
        all.beside += balanced.count() - before
      }
      await wait(2_000)
      const sent = await balanced.stop()
      const bad = sent.filter((one) => !isGood(one))
      if (bad.length > 0) console.log(`    ${outcomesOf(bad)}`)
      all.sent += sent.length
      all.failed += bad.length
      all.assets += former.length
      for (const { url } of replicas) all.missing += await missingOf(former, url)
      const [row] = await query(
        cluster.url,
        `select count(*)::int as times from payload_migrations where name = '${laterMigration}'`,
      )
      all.migrations += Number(row?.times) === 1 ? 0 : 1
    }
    return [
      counted('requests', all.sent),
      counted('of them while both versions answered', all.beside),
      none('failed', all.failed),
      none('migrations not run once', all.migrations),
      counted('files named by a page of the former build', all.assets),
      none('of them missing in the later build', all.missing),
      counted('files of the later build that the former does not have', all.early),
    ]
  },
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
