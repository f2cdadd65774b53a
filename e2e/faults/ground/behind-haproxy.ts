import type { Figure } from '../../../bench/row.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { hasBalancer, startBalancer } from '../../../testing/replicas/balancer.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { counted, longest, none } from '../fault.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Call, isGood, outcomesOf, type Sent, startLoad } from './load.ts'
import { startReplicas } from './replicas.ts'
import { atTheEnd } from './site.ts'
import { openWriters, type Writer } from './writers.ts'
import { figuresOf, startWriting, type Tally, tallyOf, untilAcknowledged } from './writing.ts'

const paths = ['/', '/courses', '/course/1', '/api/courses', '/about', '/api/lessons/1']
export const reads: Call[] = paths.map((path) => ({ kind: path, path }))

/** Processes behind the balancer of `deploy/haproxy.cfg`. */
export interface Behind {
  cluster: Cluster
  /** The balancer's address. */
  front: string
  ports: number[]
  replicas: RunningProduct[]
  start(port: number, folder?: string): Promise<RunningProduct>
}

/** @throws where HAProxy is not installed. */
export async function startBehindHaproxy(count: number): Promise<Behind> {
  if (!(await hasBalancer())) {
    throw new Error('Not tried: HAProxy is not installed (apt-get install haproxy).')
  }
  const cluster = await startCluster()
  const port = await freePort()
  const front = `http://localhost:${port}`
  // Studios that are only starting would keep the writers waiting.
  const env = { SITE_URL: front, TRUST_PROXY: '1', STUDIO_PROCESS: 'shared' }
  const started = await startReplicas(count, cluster.url, env)
  const { stop } = await startBalancer(port, started.ports)
  atTheEnd(stop)
  return { cluster, front, ...started }
}

interface Disturbance {
  times: number
  perSecond: number
  what: string
  /** Does it to one of them, and settles once all is as before. */
  disturb(behind: Behind, at: number): Promise<void>
  /** Writes may fail for so long. */
  refusedMs?: number
}

/** Does it to each of the processes in turn, under reads and all kinds of writes. */
export async function disturbEach(
  behind: Behind,
  { times, perSecond, what, disturb, refusedMs }: Disturbance,
): Promise<Figure[]> {
  const writers = (await openWriters(behind.front)).map(meetingNoAnswer)
  const load = startLoad({ url: behind.front, perSecond, calls: reads, asksAgain: true })
  const tallies: Tally[] = []
  const refusedFor: number[] = []
  let failed = 0
  for (let round = 0; round < times * behind.ports.length; round++) {
    const writing = startWriting(writers)
    await untilAcknowledged(writing.told, performance.now())
    const begun = performance.now()
    await disturb(behind, round % behind.ports.length)
    await untilAcknowledged(writing.told, performance.now())
    const told = await writing.stop()
    const failures = told.flatMap(({ failedAt }) => failedAt)
    failed += failures.length
    refusedFor.push(Math.max(begun, ...failures) - begun)
    tallies.push(...(await tallyOf(told, behind.cluster.url)))
  }
  return [
    counted(`processes ${what}`, times * behind.ports.length),
    ...figuresOf(tallies),
    refusedMs === undefined
      ? none('writes that failed', failed)
      : longest('from then to the last write that failed', refusedFor, refusedMs),
    ...readFigures(`while processes were ${what}`, await load.stop()),
  ]
}

/** The balancer says so where the process that had the request has ended: no answer, as without it. */
const meetingNoAnswer = (writer: Writer): Writer => ({
  ...writer,
  async write(mark) {
    const status = await writer.write(mark)
    return status === 502 || status === 504 ? 0 : status
  },
})

export function readFigures(when: string, sent: readonly Sent[]): Figure[] {
  const bad = sent.filter((one) => !isGood(one))
  if (bad.length > 0) console.log(`    ${when}: ${outcomesOf(bad)}`)
  return [
    counted(`reads ${when}`, sent.length),
    none('of them failed', bad.length),
    longest(
      'slowest of them',
      sent.map(({ ms }) => ms),
    ),
  ]
}
