import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import type { Observer } from '../../../bench/stage/observer.ts'
import { percentile } from '../../../bench/statistics.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { none } from '../fault.ts'
import { type Call, isGood, outcomesOf, type Sent, send } from './load.ts'
import { startVisitors } from './visitors.ts'

const visitors: Call[] = ['/', '/courses', '/course/1', '/api/courses'].map((path) => ({
  kind: 'visitor',
  path,
}))

/** A process of visitors that has just begun is slow itself, and the product would be blamed. */
const warmUpMs = 1_000

/** Ordinary visitors, who are there before it begins; gives what became of their requests. */
export async function meanwhile(
  site: RunningProduct,
  task: () => Promise<unknown>,
): Promise<Sent[]> {
  const present = await startVisitors({ url: site.url, perSecond: 50, calls: visitors })
  await wait(warmUpMs)
  await task()
  const sent = await present.stop()
  const begun = Math.min(...sent.map(({ at }) => at))
  return sent.filter((one) => one.at >= begun + warmUpMs || !isGood(one))
}

/** What visitors wait while nothing else happens (p99). */
export async function quietMoment(site: RunningProduct): Promise<number> {
  for (const { path } of visitors) await send(site.url, { kind: 'warm', path })
  await meanwhile(site, () => wait(2_000))
  return high(await meanwhile(site, () => wait(5_000)))
}

const high = (sent: readonly Sent[]) =>
  percentile(
    sent.map(({ ms }) => ms),
    0.99,
  )

/** Twice a quiet moment, but not less than what a busy machine makes of a quiet one. */
const asInQuiet = (quiet: number) => Math.max(2 * quiet, 25)

export function comparisonOf(sent: readonly Sent[], quiet: number): Figure[] {
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
export async function holdsOf(observer: Observer): Promise<Figure[]> {
  const [ms, workMs] = [await observer.longestHold(), await observer.longestWork()]
  return [
    { what: 'longest hold of the event loop', value: ms, unit: 'ms' },
    { what: 'most processor time at once', value: workMs, unit: 'ms' },
  ]
}
