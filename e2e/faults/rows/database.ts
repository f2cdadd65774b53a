import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import { type ContractClient, cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { type Cluster, startCluster } from '../ground/cluster.ts'
import { type Call, isGood, outcomesOf, type Sent, send, startLoad } from '../ground/load.ts'
import { startSite } from '../ground/site.ts'

/** Everything is well this soon after the database is back. */
const wellMs = 2_000

/** Asked for before the fault, so that they are kept. */
const keptPaths = ['/', '/courses', '/course/1', '/api/courses', '/about', '/api/lessons/1']
const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }

/** Of ten requests seven for what is kept, and one each that needs the database. */
function callsOf(admin: ContractClient): Call[] {
  const kept = keptPaths.map((path) => ({ kind: 'kept', path }))
  const cookie = cookieHeader(admin.cookies)
  return [
    ...kept,
    { kind: 'kept', path: '/' },
    { kind: 'page', path: '/admin/dashboard', headers: { cookie, accept: 'text/html' } },
    { kind: 'write', path: '/api/contact', method: 'POST', body: message },
    { kind: 'tutor', path: '/api/admin/me', headers: { cookie } },
  ]
}

/** What happens to the database; it is back once this has ended. */
type Happening = (database: Cluster) => Promise<void>

async function injectInto(
  { times, perSecond }: { times: number; perSecond: number },
  happen: Happening,
): Promise<Figure[]> {
  const database = await startCluster()
  const site = await startSite({ env: { DATABASE_URL: database.url } })
  const calls = callsOf(await signedIn(site.url))
  const all: Sent[] = []
  const wellAfter: number[] = []
  for (let round = 0; round < times; round++) {
    for (const path of keptPaths) await send(site.url, { kind: 'warm', path })
    const load = startLoad({ url: site.url, perSecond, calls })
    await wait(1_000)
    await happen(database)
    const back = performance.now()
    await untilReady(site)
    await wait(2 * wellMs)
    const sent = await load.stop()
    const lastBad = Math.max(back, ...sent.filter((one) => !isGood(one)).map(endOf))
    wellAfter.push(lastBad - back)
    all.push(...sent)
  }
  return figuresOf(all, wellAfter)
}

const endOf = ({ at, ms }: Sent) => at + ms

function figuresOf(sent: readonly Sent[], wellAfter: readonly number[]): Figure[] {
  const bad = sent.filter((one) => !isGood(one))
  if (bad.length > 0) console.log(`    ${outcomesOf(bad)}`)
  const kept = sent.filter(({ kind }) => kind === 'kept')
  const later = bad.filter(({ status }) => status === 503)
  return [
    counted('requests', sent.length),
    counted('requests for kept pages', kept.length),
    counted('of them marked as older', kept.filter(isOlder).length),
    none('failed requests for kept pages', kept.filter((one) => !isGood(one)).length),
    counted('others told 503', later.length),
    none('503 without Retry-After', later.filter(({ headers }) => !headers['retry-after']).length),
    none('neither success nor 503', bad.length - later.length),
    longest('from its return to the last failure', wellAfter, wellMs),
    longest(
      'slowest kept page',
      kept.map(({ ms }) => ms),
    ),
  ]
}

const isOlder = ({ headers }: Sent) => String(headers['cache-status']).includes('database-away')

async function untilReady({ url }: RunningProduct): Promise<void> {
  const limit = performance.now() + 60_000
  while ((await send(url, { kind: 'ready', path: '/readyz' })).status !== 200) {
    if (performance.now() > limit) throw new Error('Not ready a minute after the database was.')
    await wait(20)
  }
}

export const databaseRestarted: Fault = {
  name: 'database-restarted',
  does: 'Postgres is stopped fast and started again under load',
  times: 5,
  inject: (times, perSecond) =>
    injectInto({ times, perSecond }, async (database) => {
      await database.stop()
      await database.start()
    }),
}

export const databaseFrozen: Fault = {
  name: 'database-frozen',
  does: 'every process of Postgres stands still for 10 s under load',
  times: 3,
  inject: (times, perSecond) =>
    injectInto({ times, perSecond }, async (database) => {
      const goOn = await database.freeze()
      await wait(10_000)
      goOn()
    }),
}

export const databaseGone: Fault = {
  name: 'database-gone',
  does: 'Postgres is away for a minute under load',
  times: 1,
  inject: (times, perSecond) =>
    injectInto({ times, perSecond }, async (database) => {
      await database.stop()
      await wait(60_000)
      await database.start()
    }),
}
