import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import { emptyDatabase, query } from '../../../testing/databases.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { startCluster } from '../ground/cluster.ts'
import { type Call, isGood, outcomesOf, type Sent, send } from '../ground/load.ts'
import { startReplicas } from '../ground/replicas.ts'
import { atTheEnd } from '../ground/site.ts'

const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }
const reads: Call[] = ['/', '/courses', '/course/1', '/api/courses', '/about'].map((path) => ({
  ...{ kind: 'read', path },
}))
const calls: Call[] = [
  ...[...reads, ...reads, ...reads],
  { kind: 'message', path: '/api/contact', method: 'POST', body: message },
]

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

/**
 * As a balancer does: it asks `/readyz` five times a second, gives requests in turn to who is ready,
 * and gives what was refused or reset to another: writes only where no connection came about.
 */
function startBalancedLoad(replicas: readonly RunningProduct[], perSecond: number) {
  let retried = 0
  let isOver = false
  const ready = new Set<string>()
  const looking = replicas.map(async (_, at) => {
    while (!isOver) {
      const { url } = replicas[at] ?? { url: '' }
      const { status } = await send(url, { kind: 'ready', path: '/readyz' })
      if (status === 200) ready.add(url)
      else ready.delete(url)
      await wait(200)
    }
  })
  let turn = 0
  const next = () => {
    turn += 1
    return [...ready][turn % ready.size] ?? replicas[0]?.url ?? ''
  }
  async function balance(call: Call): Promise<Sent> {
    const first = next()
    const one = await send(first, call)
    const mayRepeat = one.problem === 'ECONNREFUSED' || (!call.method && one.status === 0)
    if (!mayRepeat) return one
    retried += 1
    ready.delete(first)
    return send(next(), call)
  }
  const open = new Set<Promise<unknown>>()
  const sent: Sent[] = []
  const begun = performance.now()
  let number = 0
  const timer = setInterval(() => {
    if (ready.size === 0) return // at the very beginning
    for (const due = ((performance.now() - begun) / 1000) * perSecond; number < due; number++) {
      const call = calls[number % calls.length]
      if (!call) return
      const done = balance(call).then((one) => sent.push(one))
      open.add(done)
      done.finally(() => open.delete(done))
    }
  }, 5)
  atTheEnd(async () => clearInterval(timer))
  return {
    retried: () => retried,
    async stop(): Promise<Sent[]> {
      clearInterval(timer)
      await Promise.all(open)
      isOver = true
      await Promise.all(looking)
      return sent
    },
  }
}
