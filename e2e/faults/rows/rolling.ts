import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import { emptyDatabase, query } from '../../../testing/databases.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { startBalancedLoad } from '../ground/balanced-load.ts'
import { startCluster } from '../ground/cluster.ts'
import { isGood, outcomesOf } from '../ground/load.ts'
import { startReplicas } from '../ground/replicas.ts'

/** Three replicas together on an empty database; then each is stopped and started under load. */
export const rolling: Fault = {
  name: 'rolling',
  does: 'three replicas at once on an empty database, then restarted in turn under load',
  times: 3,
  async inject(times, perSecond) {
    const cluster = await startCluster()
    const url = await emptyDatabase(cluster.dataDir)
    const begun = performance.now()
    const { ports, replicas, start } = await startReplicas(3, url)
    const together = performance.now() - begun
    const balanced = startBalancedLoad(replicas, perSecond)
    for (let round = 0; round < times; round++) {
      for (const [at, port] of ports.entries()) {
        await wait(2_000)
        await replicas[at]?.stop('SIGTERM')
        replicas[at] = await start(port)
      }
    }
    const sent = await balanced.stop()
    const bad = sent.filter((one) => !isGood(one))
    if (bad.length > 0) console.log(`    ${outcomesOf(bad)}`)
    return [
      ...(await onceFigures(url)),
      longest('until three were ready together', [together]),
      counted('restarts under load', times * ports.length),
      counted('requests', sent.length),
      counted('given to another replica after a refused connection', balanced.retried()),
      none('failed', bad.length),
    ]
  },
}

async function onceFigures(url: string): Promise<Figure[]> {
  const [row] = await query(
    url,
    `select (select count(*) - count(distinct name) from payload_migrations)::int as migrations,
      (select count(*) - count(distinct slug) from courses)::int as courses,
      (select count(*) from admins)::int as admins`,
  )
  return [
    none('migrations run twice', Number(row?.migrations)),
    none('sample courses made twice', Number(row?.courses)),
    none('first admins beside the one', Number(row?.admins) - 1),
  ]
}
