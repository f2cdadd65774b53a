import { setTimeout as wait } from 'node:timers/promises'
import { ownMemoryMB } from '../../../bench/stage/process.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, none } from '../fault.ts'
import { heapAt, heapVariables } from '../ground/inside.ts'
import { type Call, isGood, outcomesOf, type Sent, startLoad } from '../ground/load.ts'
import { startSite } from '../ground/site.ts'

const minuteMs = 60_000
const slopeMB = 1
/** Until idle connections to Postgres are closed. */
const restMs = 15_000

const paths = ['/', '/courses', '/course/1', '/api/courses', '/about', '/api/lessons/1']
const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }
const calls: Call[] = [
  ...[...paths, ...paths, ...paths].map((path) => ({ kind: 'read', path })),
  { kind: 'message', path: '/api/contact', method: 'POST', body: message },
]

/** Visitors, messages and an edit each second; its number is that of minutes. */
export const soak: Fault = {
  name: 'soak',
  does: 'load with an edit each second for so many minutes (--times)',
  times: 30,
  async inject(minutes, perSecond) {
    const port = await freePort()
    const site = await startSite({ env: heapVariables(port) })
    const admin = await signedIn(site.url)
    await untilStudioAnswers(admin)
    const { id: course } = await buildCourse(admin)
    const { id } = await buildLesson(admin, { course })
    const edit = async (n: number) =>
      (await admin.studio('PATCH', `/lessons/${id}`, { title: `T ${n}`, _status: 'published' }))
        .status === 200
    const all = { edits: 0, failed: 0 }

    async function load(ms: number, onSecond: () => Promise<void>): Promise<Sent[]> {
      const load = startLoad({ url: site.url, perSecond, calls })
      for (const end = performance.now() + ms; performance.now() < end; ) {
        const next = performance.now() + 1_000
        all.failed += (await edit(all.edits)) ? 0 : 1
        all.edits += 1
        await onSecond()
        await wait(Math.max(0, next - performance.now()))
      }
      return load.stop()
    }

    const warm = await load(Math.min(minuteMs, (minutes * minuteMs) / 3), async () => {})
    await wait(restMs)
    const before = await heapAt(port)
    const samples: { minute: number; heapMB: number }[] = []
    const begun = performance.now()
    const everyMs = (minutes * minuteMs) / 30
    const sent = await load(minutes * minuteMs, async () => {
      const ms = performance.now() - begun
      if (ms < samples.length * everyMs) return
      samples.push({ minute: ms / minuteMs, heapMB: (await heapAt(port)).heapUsed / 1e6 })
    })
    await wait(restMs)
    const after = await heapAt(port)
    const bad = [...warm, ...sent].filter((one) => !isGood(one))
    if (bad.length > 0) console.log(`    ${outcomesOf(bad)}`)
    console.log(`    heap in MB: ${samples.map(({ heapMB }) => heapMB.toFixed(1)).join(' ')}`)
    console.log(`    before: ${kindsOf(before.handles)}; after: ${kindsOf(after.handles)}`)
    return [
      counted('requests', warm.length + sent.length),
      none('requests that failed', bad.length),
      counted('edits', all.edits),
      none('edits that failed', all.failed),
      {
        what: 'slope of the heap in ten minutes',
        value: 10 * slopeOf(samples),
        unit: 'MB',
        bound: { atMost: slopeMB },
      },
      { what: 'heap at rest, before', value: before.heapUsed / 1e6, unit: 'MB' },
      { what: 'heap at rest, after', value: after.heapUsed / 1e6, unit: 'MB' },
      { what: 'memory of the process, after', value: ownMemoryMB(site.pid), unit: 'MB' },
      counted('handles at rest, before', before.handles.length),
      none('handles at rest, more than before', after.handles.length - before.handles.length),
    ]
  },
}

/** MB in a minute, by least squares. */
function slopeOf(samples: readonly { minute: number; heapMB: number }[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const [x, y] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one.heapMB))]
  const over = samples.reduce((sum, one) => sum + (one.minute - x) * (one.heapMB - y), 0)
  return over / samples.reduce((sum, one) => sum + (one.minute - x) ** 2, 0)
}

function kindsOf(handles: readonly string[]): string {
  const kinds = [...new Set(handles)].sort()
  return kinds.map((kind) => `${kind} × ${handles.filter((one) => one === kind).length}`).join(', ')
}
