import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Figure } from '../../../bench/row.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { startBalancer } from '../../../testing/replicas/balancer.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { type Cluster, startCluster } from '../ground/cluster.ts'
import { type Call, isGood, outcomesOf, type Sent, send, startLoad } from '../ground/load.ts'
import { startReplicas } from '../ground/replicas.ts'
import { atTheEnd } from '../ground/site.ts'
import { openWriters, type Writer } from '../ground/writers.ts'
import {
  figuresOf,
  startWriting,
  type Tally,
  tallyOf,
  untilAcknowledged,
} from '../ground/writing.ts'

const paths = ['/', '/courses', '/course/1', '/api/courses', '/about', '/api/lessons/1']
const reads: Call[] = paths.map((path) => ({ kind: path, path }))
/** How long a process stays away, and the database: some checks of the balancer's long. */
const awayMs = 2_000
/** Nobody meets a failure for longer, reading or writing. */
const noticedMs = 1_000

/** Processes behind the balancer of `deploy/haproxy.cfg`: each is killed, then all lose the database. */
export const balanced: Fault = {
  name: 'balanced',
  does: 'kill -9 of each of three processes behind HAProxy, and Postgres restarted, under load',
  times: 3,
  async inject(times, perSecond) {
    if (!(await hasBalancer())) {
      console.log('    not tried: HAProxy is not installed (apt-get install haproxy)')
      return []
    }
    const cluster = await startCluster()
    const port = await freePort()
    const front = `http://localhost:${port}`
    const { ports, replicas, start } = await startReplicas(3, cluster.url, behind(front))
    const { stop } = await startBalancer(port, ports)
    atTheEnd(stop)
    const writers = (await openWriters(front)).map(meetingNoAnswer)
    const load = startLoad({ url: front, perSecond, calls: reads })
    const tallies: Tally[] = []
    const refusedFor: number[] = []
    for (let round = 0; round < times; round++) {
      for (const [at, own] of ports.entries()) {
        const writing = startWriting(writers)
        await untilAcknowledged(writing.told, performance.now())
        const killed = performance.now()
        await replicas[at]?.stop('SIGKILL')
        await wait(awayMs)
        replicas[at] = await start(own)
        await untilAcknowledged(writing.told, performance.now())
        const told = await writing.stop()
        refusedFor.push(Math.max(killed, ...told.flatMap(({ failedAt }) => failedAt)) - killed)
        tallies.push(...(await tallyOf(told, cluster.url)))
      }
    }
    const meanwhile = await load.stop()
    // Nobody keeps what nobody has asked it for.
    for (const { url } of replicas) for (const call of reads) await send(url, call)
    return [
      counted('processes killed', times * ports.length),
      ...figuresOf(tallies),
      longest('from a kill to the last write that failed', refusedFor, noticedMs),
      ...readFigures('while processes were killed', meanwhile),
      ...readFigures(
        'while the database was away',
        await withoutDatabase(cluster, front, perSecond),
      ),
    ]
  },
}

const hasBalancer = () =>
  promisify(execFile)('haproxy', ['-v']).then(
    () => true,
    () => false,
  )

/** Studios that are only starting would keep the writers waiting. */
const behind = (front: string) => ({ SITE_URL: front, TRUST_PROXY: '1', STUDIO_PROCESS: 'shared' })

/** The balancer says so where the process that had the request has ended: no answer, as without it. */
const meetingNoAnswer = (writer: Writer): Writer => ({
  ...writer,
  async write(mark) {
    const status = await writer.write(mark)
    return status === 502 || status === 504 ? 0 : status
  },
})

/** All of them say that they are not ready, and are asked all the same for what they keep. */
async function withoutDatabase(cluster: Cluster, url: string, perSecond: number): Promise<Sent[]> {
  const load = startLoad({ url, perSecond, calls: reads })
  await wait(awayMs)
  await cluster.stop()
  await wait(awayMs)
  await cluster.start()
  await wait(awayMs)
  return load.stop()
}

function readFigures(when: string, sent: readonly Sent[]): Figure[] {
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
