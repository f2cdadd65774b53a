import { apiPaths } from '../../cms/contract/paths.ts'
import { cookieHeader, signedIn } from '../../testing/contract-client.ts'
import { startBare } from '../load/bare-server.ts'
import { type Call, errorsIn, steady } from '../load/steady.ts'
import type { Figure, Row } from '../row.ts'
import { lessonsOf, publicPages } from '../stage/pages.ts'
import type { Stage } from '../stage/stage.ts'
import { percentile } from '../statistics.ts'

/** The part of its top rate at which a site should still be at ease. */
const part = 0.7

const message: Call = {
  kind: 'message',
  path: apiPaths.contact,
  method: 'POST',
  body: JSON.stringify({ name: 'A visitor', email: 'visitor@example.com', message: 'Number {n}' }),
}

/** For all requests together, and for each kind beside its own kind (decision 62). */
const bound = { atMost: 8 }

/** A busy hour in a minute; the limit of messages from one address is lifted. */
export const load: Row = {
  name: 'load',
  compares: '60 s of 95 % reads, 4 % messages, 1 % edits at 70 % of the top rate',
  async measure(stage) {
    const { url } = await stage.site()
    const pages = await publicPages(url, 40)
    const calls = await mixture(url, pages)
    const top = await steady({ url, calls, seconds: stage.seconds(8), connections: 16 })
    stage.tell(`top rate ${Math.round(top.perSecond)} a second`)
    const rate = top.perSecond * part
    const { latencies, statuses } = await steady({ url, calls, seconds: stage.seconds(60), rate })
    const floor = await bareReads(stage, { url, pages, calls, rate })
    const all = Object.values(latencies).flat()
    const figuresOf = ([kind, figures]: [string, number[]]): Figure[] => [
      { what: `${kind} alone, p99 ÷ p50`, value: spread(figures), unit: '', bound },
      { what: `${kind}, median`, value: percentile(figures, 0.5), unit: 'ms' },
      { what: `${kind}, p99`, value: percentile(figures, 0.99), unit: 'ms' },
    ]
    return [
      { what: 'wrong answers', value: errorsIn(statuses), unit: 'errors', bound: { atMost: 0 } },
      { what: 'p99 ÷ p50', value: spread(all), unit: '', bound },
      ...Object.entries(latencies).flatMap(figuresOf),
      { what: 'reads of a bare server, p99 ÷ p50', value: spread(floor), unit: '' },
      { what: 'reads of a bare server, median', value: percentile(floor, 0.5), unit: 'ms' },
      { what: 'reads of a bare server, p99', value: percentile(floor, 0.99), unit: 'ms' },
      { what: 'rate', value: rate, unit: 'a second' },
    ]
  },
}

const spread = (figures: readonly number[]) => percentile(figures, 0.99) / percentile(figures, 0.5)

interface Mixed {
  url: string
  pages: readonly string[]
  calls: readonly Call[]
  rate: number
}

/** What readers of a bare server wait on the same cores while the messages and edits go to the site. */
async function bareReads(stage: Stage, { url, pages, calls, rate }: Mixed): Promise<number[]> {
  const bare = await startBare(url, pages)
  try {
    const mixed = calls.map((call) => (call.kind ? call : { ...call, origin: bare.url }))
    const { latencies } = await steady({ url, calls: mixed, seconds: stage.seconds(15), rate })
    return latencies.read ?? []
  } finally {
    bare.stop()
  }
}

/** A thousand calls, evenly mixed; the edits publish one lesson after the other. */
async function mixture(url: string, pages: readonly string[]): Promise<Call[]> {
  const admin = await signedIn(url)
  const headers = { cookie: cookieHeader(admin.cookies), origin: url }
  const lessons = await lessonsOf(url)
  return Array.from({ length: 1_000 }, (_, index): Call => {
    if (index % 25 === 7) return message
    if (index % 100 !== 50) return { path: pages[index % pages.length] ?? '/' }
    const id = lessons[(index / 50) % lessons.length]?.id
    const body = JSON.stringify({ title: 'Title {n}', _status: 'published' })
    const path = `/studio/api/lessons/${id}?depth=0`
    return { kind: 'edit', method: 'PATCH', path, headers, body }
  })
}
