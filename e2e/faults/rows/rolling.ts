import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import { emptyDatabase, query } from '../../../testing/databases.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { startBalancedLoad } from '../ground/balanced-load.ts'
import { startCluster } from '../ground/cluster.ts'
import { isGood, outcomesOf } from '../ground/load.ts'
import { startReplicas } from '../ground/replicas.ts'

/** So many times on an empty database; `--times` are rounds of restarts. */
const starts = 5

/** Three replicas together on an empty database; then each is stopped and started under load. */
export const rolling: Fault = {
  name: 'rolling',
  does: 'three replicas at once on an empty database, then restarted in turn under load',
  times: 3,
  async inject(times, perSecond) {
    const cluster = await startCluster()
    const once: Figure[][] = []
    const together: number[] = []
    let url = ''
    let started: Awaited<ReturnType<typeof startReplicas>> | undefined
    for (let start = 0; start < starts; start++) {
      for (const replica of started?.replicas ?? []) await replica.stop()
      url = await emptyDatabase(cluster.dataDir)
      const begun = performance.now()
      started = await startReplicas(3, url)
      together.push(performance.now() - begun)
      once.push(await onceFigures(url))
    }
    if (!started) throw new Error('No replicas were started.')
    const { ports, replicas, start } = started
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
      counted('empty databases with three replicas at once', starts),
      ...sumOf([...once, await onceFigures(url)]),
      longest('until three were ready together', together),
      counted('restarts under load', times * ports.length),
      counted('requests', sent.length),
      counted('given to another replica after a refused connection', balanced.retried()),
      none('failed', bad.length),
    ]
  },
}

/** The same figures of several databases. */
const sumOf = ([first = [], ...others]: readonly Figure[][]): Figure[] =>
  first.map((figure, at) => ({
    ...figure,
    value: others.reduce((sum, one) => sum + (one[at]?.value ?? 0), figure.value),
  }))

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
