import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import { type Observer, observerAt, observerVariables } from '../../../bench/stage/observer.ts'
import { ownMemoryMB } from '../../../bench/stage/process.ts'
import { percentile } from '../../../bench/statistics.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { buildCourse, uploadLesson } from '../../../testing/build-content.ts'
import { cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { studiosOf } from '../../../testing/processes.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { type Call, isGood, outcomesOf, type Sent, send } from '../ground/load.ts'
import { startSite } from '../ground/site.ts'
import { startVisitors } from '../ground/visitors.ts'

const cutMs = 15_000
/** What is looked for every two and a half seconds is found that much later. */
const slackMs = 3_000
const memoryMB = 600

const visitors: Call[] = ['/', '/courses', '/course/1', '/api/courses'].map((path) => ({
  ...{ kind: 'visitor', path },
}))

/** A lesson of 5 MB. */
const largePage = `<title>Large</title>${'<p>Hello, you.</p>'.repeat(290_000)}`

/** Ordinary visitors meanwhile; gives what became of their requests. */
async function meanwhile(site: RunningProduct, task: () => Promise<void>): Promise<Sent[]> {
  const present = await startVisitors({ url: site.url, perSecond: 50, calls: visitors })
  await task()
  return present.stop()
}

const high = (sent: readonly Sent[]) =>
  percentile(
    sent.map(({ ms }) => ms),
    0.99,
  )

/** Twice a quiet moment, but not less than what a busy machine makes of a quiet one. */
const asInQuiet = (quiet: number) => Math.max(2 * quiet, 25)

function comparisonOf(sent: readonly Sent[], quiet: number): Figure[] {
  const bad = sent.filter((one) => !isGood(one))
  if (bad.length > 0) console.log(`    ${outcomesOf(bad)}`)
  return [
    none('others’ requests that failed', bad.length),
    { what: 'others in a quiet moment, p99', value: quiet, unit: 'ms' },
    {
      what: 'others meanwhile, p99',
      value: high(sent),
      unit: 'ms',
      bound: { atMost: asInQuiet(quiet) },
    },
  ]
}

/** What the site itself makes others wait, whatever else the machine does. */
async function holdsOf(observer: Observer): Promise<Figure[]> {
  const [ms, workMs] = [await observer.longestHold(), await observer.longestWork()]
  return [
    { what: 'longest hold of the event loop', value: ms, unit: 'ms' },
    { what: 'most processor time at once', value: workMs, unit: 'ms' },
  ]
}

const memoryOf = (peak: number, after: number): Figure[] => [
  { what: 'memory, at most', value: peak, unit: 'MB', bound: { atMost: memoryMB } },
  { what: 'memory afterwards', value: after, unit: 'MB' },
]

/** How long each connection lived until the server cut it; those that it never cut are missing. */
async function untilCut(sockets: readonly Socket[], limitMs: number): Promise<number[]> {
  const begun = performance.now()
  const lives: number[] = []
  for (const socket of sockets) {
    socket.once('close', () => lives.push(performance.now() - begun))
    socket.on('error', () => {})
  }
  while (lives.length < sockets.length && performance.now() - begun < limitMs) {
    await wait(500)
    // Who does not read learns that it was cut when it writes; earlier, that would be a sign of life.
    const isLate = performance.now() - begun > cutMs + slackMs / 2
    for (const socket of sockets) if (isLate && !socket.destroyed) socket.write(' ')
  }
  const known = [...lives]
  for (const socket of sockets) socket.destroy()
  return known
}

/** Opens so many connections that each send this and no more. */
async function openAll(site: RunningProduct, count: number, text: string, reads = true) {
  const { port } = new URL(site.url)
  const sockets: Socket[] = []
  for (let n = 0; n < count; n++) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    if (text) socket.write(text)
    if (reads) socket.resume()
    else socket.pause()
    sockets.push(socket)
    if (n % 100 === 99) await wait(5)
  }
  return sockets
}

interface Slow {
  name: string
  does: string
  connections: number
  sends: string | ((site: RunningProduct) => Promise<string>)
  reads?: boolean
}

function slowFault({ name, does, connections, sends, reads = true }: Slow): Fault {
  return {
    ...{ name, does, times: 1 },
    async inject(times) {
      const control = await freePort()
      const site = await startSite({ env: observerVariables(control) })
      const observer = observerAt(control)
      const text = typeof sends === 'string' ? sends : await sends(site)
      for (const { path } of visitors) await send(site.url, { kind: 'warm', path })
      await meanwhile(site, () => wait(2_000))
      const quiet = high(await meanwhile(site, () => wait(5_000)))
      const lives: number[] = []
      let peak = 0
      await observer.watch()
      const watch = setInterval(() => {
        peak = Math.max(peak, ownMemoryMB(site.pid))
      }, 200)
      const sent = await meanwhile(site, async () => {
        for (let round = 0; round < times; round++) {
          const sockets = await openAll(site, connections, text, reads)
          lives.push(...(await untilCut(sockets, cutMs + slackMs + 5_000)))
        }
      })
      clearInterval(watch)
      const holds = await holdsOf(observer)
      await wait(2_000)
      return [
        counted('connections', connections * times),
        none('connections that were not cut', connections * times - lives.length),
        longest('until the last was cut', lives, cutMs + slackMs),
        ...comparisonOf(sent, quiet),
        ...holds,
        ...memoryOf(peak, ownMemoryMB(site.pid)),
      ]
    },
  }
}

const bodyHead = [
  ...['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'],
  ...['Content-Length: 1000', '', '{'],
].join('\r\n')

/** Of 5 MB, four times: more than the system keeps for who does not read. */
async function largeAnswers({ url }: RunningProduct): Promise<string> {
  const admin = await signedIn(url)
  const { id: course } = await buildCourse(admin)
  const lesson = await uploadLesson(admin, course, largePage)
  return `GET /lesson-documents/${lesson.id} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(4)
}

export const slowClients: readonly Fault[] = [
  slowFault({
    ...{
      name: 'idle',
      does: '10,000 connections that never say a word',
      connections: 10_000,
      sends: '',
    },
  }),
  slowFault({
    ...{ name: 'slow-heads', does: '300 requests whose head never ends', connections: 300 },
    sends: 'GET / HTTP/1.1\r\nHost: ',
  }),
  slowFault({
    ...{ name: 'slow-bodies', does: '300 requests whose body never comes', connections: 300 },
    sends: bodyHead,
  }),
  slowFault({
    ...{ name: 'never-reading', does: '200 clients that ask for 20 MB each and never read' },
    ...{ connections: 200, sends: largeAnswers, reads: false },
  }),
]

/** Twenty lessons of 5 MB at once. */
export const manyUploads: Fault = {
  name: 'many-uploads',
  does: '20 uploads of 5 MB at once',
  times: 1,
  async inject(times) {
    const control = await freePort()
    const site = await startSite({ env: observerVariables(control) })
    const observer = observerAt(control)
    const admin = await signedIn(site.url)
    await untilStudioAnswers(admin)
    const { id } = await buildCourse(admin)
    for (const { path } of visitors) await send(site.url, { kind: 'warm', path })
    await meanwhile(site, () => wait(2_000))
    const quiet = high(await meanwhile(site, () => wait(5_000)))
    const body = { htmlContent: largePage }
    const headers = { cookie: cookieHeader(admin.cookies) }
    const upload: Call = {
      ...{ kind: 'upload', path: `/api/courses/${id}/lessons`, method: 'POST', headers, body },
    }
    let peak = 0
    let peakBeside = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, ownMemoryMB(site.pid))
      peakBeside = Math.max(peakBeside, ...studiosOf(site.pid).map(ownMemoryMB))
    }, 100)
    const uploads: Sent[] = []
    await observer.watch()
    const sent = await meanwhile(site, async () => {
      for (let round = 0; round < times; round++) {
        const all = Array.from({ length: 20 }, () => send(site.url, upload))
        uploads.push(...(await Promise.all(all)))
      }
    })
    clearInterval(watch)
    const holds = await holdsOf(observer)
    await wait(10_000)
    const failed = uploads.filter((one) => !isGood(one))
    if (failed.length > 0) console.log(`    ${outcomesOf(failed)}`)
    return [
      counted('uploads', uploads.length),
      none('uploads that failed', failed.length),
      longest(
        'slowest upload',
        uploads.map(({ ms }) => ms),
      ),
      ...comparisonOf(sent, quiet),
      ...holds,
      ...memoryOf(peak, ownMemoryMB(site.pid)),
      {
        ...{ what: 'memory of the studio’s process, at most', value: peakBeside, unit: 'MB' },
        bound: { atMost: memoryMB },
      },
    ]
  },
}
