import type { Figure } from '../row.ts'
import type { Stage } from '../stage/stage.ts'
import { mediansOf } from '../statistics.ts'
import { startBare } from './bare-server.ts'
import { highLatency } from './steady.ts'

interface Beside {
  url: string
  /** The pages that visitors read. */
  paths: readonly string[]
  /** Readings a second. */
  rate: number
  seconds: number
  /** What happens to the site meanwhile, for these seconds or as long as it takes. */
  trouble: () => Promise<unknown>
  /** How many times as long visitors may wait, on a machine with a core for each who works. */
  atMost: number
}

/**
 * What visitors of a site wait amid some trouble, beside a quiet moment. The same is asked of a bare
 * server with the same bytes, which has no part in the trouble and shares the cores with it: no site on
 * this machine could do better, and where that waits longer too, so much more is allowed
 * (decision 62).
 */
export async function besideTrouble(stage: Stage, given: Beside): Promise<Figure[]> {
  const { url, paths, rate, seconds, trouble, atMost } = given
  const calls = paths.map((path) => ({ path }))
  const bare = await startBare(url, paths)
  try {
    const quietly = (at: string) => () => highLatency({ url: at, calls, rate, seconds })
    const amid = (at: string) => async () => {
      const [latency] = await Promise.all([quietly(at)(), trouble()])
      return latency
    }
    const [quiet = 0, busy = 0, bareQuiet = 0, bareBusy = 0] = await mediansOf(stage.rounds, [
      quietly(url),
      amid(url),
      quietly(bare.url),
      amid(bare.url),
    ])
    const ofCores = bareBusy / bareQuiet
    const bound = { atMost: atMost * Math.max(1, ofCores) }
    return [
      { what: 'p99, beside it ÷ quiet', value: busy / quiet, unit: '', bound },
      { what: 'p99, quiet', value: quiet, unit: 'ms' },
      { what: 'p99, beside it', value: busy, unit: 'ms' },
      { what: 'a bare server: p99, beside it ÷ quiet', value: ofCores, unit: '' },
      { what: 'a bare server: p99, quiet', value: bareQuiet, unit: 'ms' },
      { what: 'a bare server: p99, beside it', value: bareBusy, unit: 'ms' },
    ]
  } finally {
    bare.stop()
  }
}
