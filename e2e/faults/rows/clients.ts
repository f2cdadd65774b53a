import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { observerAt, observerVariables } from '../../../bench/stage/observer.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { buildCourse, uploadLesson } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { openAll } from '../ground/cuts.ts'
import { comparisonOf, holdsOf, meanwhile, quietMoment } from '../ground/meanwhile.ts'
import { siteMB, watchMemory } from '../ground/memory.ts'
import { startSite } from '../ground/site.ts'

const cutMs = 15_000
/** A cut is seen as it happens; a busy machine is late itself. */
const slackMs = 1_000
const memoryMB = 600

/** A lesson of 5 MB. */
const largePage = `<title>Large</title>${'<p>Hello, you.</p>'.repeat(290_000)}`

interface Slow {
  name: string
  does: string
  connections: number
  sends: string | ((site: RunningProduct) => Promise<string>)
  reads?: boolean
}

function slowFault({ name, does, connections, sends, reads = true }: Slow): Fault {
  return {
    name,
    does,
    times: 1,
    async inject(times) {
      const control = await freePort()
      const site = await startSite({ env: observerVariables(control) })
      const observer = observerAt(control)
      const text = typeof sends === 'string' ? sends : await sends(site)
      const quiet = await quietMoment(site)
      const lives: number[] = []
      await observer.watch()
      const memory = watchMemory(site.pid)
      const sent = await meanwhile(site, async () => {
        for (let round = 0; round < times; round++) {
          const held = await openAll(site, { count: connections, text, reads })
          lives.push(...(await held.untilCut(cutMs + 5_000)))
        }
      })
      const peak = memory.stop()
      const holds = await holdsOf(observer)
      await wait(2_000)
      return [
        counted('connections', connections * times),
        none('connections that were not cut', connections * times - lives.length),
        longest('until the last was cut', lives, cutMs + slackMs),
        ...comparisonOf(sent, quiet),
        ...holds,
        { what: 'memory, at most', value: peak, unit: 'MB', bound: { atMost: memoryMB } },
        { what: 'memory afterwards', value: siteMB(site.pid), unit: 'MB' },
      ]
    },
  }
}

const bodyHead = [
  ...['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'],
  ...['Content-Length: 1000000', '', '{'],
].join('\r\n')

/** More than has to come of a body in the time after which it is cut, and then nothing. */
const halfBody = `${bodyHead}"message":"${'Hello. '.repeat(8_000)}`

/** More than the system keeps for who does not read: the one end as it is sent, the other as it came. */
async function largeAnswers({ url }: RunningProduct): Promise<string> {
  const admin = await signedIn(url)
  const { id: course } = await buildCourse(admin)
  const lesson = await uploadLesson(admin, course, largePage)
  const answers = 1 + Math.ceil((mostKept('tcp_wmem') + mostKept('tcp_rmem')) / largePage.length)
  return `GET /lesson-documents/${lesson.id} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(answers)
}

/** Bytes of a connection at most: the last of the three numbers of Linux's setting. */
const mostKept = (setting: 'tcp_wmem' | 'tcp_rmem') =>
  Number(readFileSync(`/proc/sys/net/ipv4/${setting}`, 'utf8').trim().split(/\s+/).at(-1))

export const slowClients: readonly Fault[] = [
  slowFault({
    name: 'idle',
    does: '10,000 connections that never say a word',
    connections: 10_000,
    sends: '',
  }),
  slowFault({
    name: 'slow-heads',
    does: '300 requests whose head never ends',
    connections: 300,
    sends: 'GET / HTTP/1.1\r\nHost: ',
  }),
  slowFault({
    name: 'slow-bodies',
    does: '300 requests whose body never comes',
    connections: 300,
    sends: bodyHead,
  }),
  slowFault({
    name: 'half-bodies',
    does: '300 requests whose body stops in the middle',
    connections: 300,
    sends: halfBody,
  }),
  slowFault({
    name: 'never-reading',
    does: '200 clients that ask for more than the system keeps for them and never read',
    connections: 200,
    sends: largeAnswers,
    reads: false,
  }),
]
