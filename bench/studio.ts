import { setTimeout as wait } from 'node:timers/promises'
import { signedIn } from '../cms/testing/contract-client.ts'
import { startProduct } from '../cms/testing/running-product.ts'

const publicPaths = ['/', '/api/courses']
const quietMs = 4_000
/** One visitor every so often: what a small site sees, and enough of them for a percentile. */
const pauseMs = 10

const limits = { firstPageMs: 2_000, latencyRatio: 2 } as const

/**
 * Prints how long the studio's first page takes after a start, and public latency while the studio
 * starts as a ratio to a quiet moment just before; fails above a limit.
 */
async function run(): Promise<void> {
  const product = await startProduct()
  try {
    const admin = await signedIn(product.url)
    await measure(product.url, wait(1_000)) // the first answers are made, not kept
    const quiet = await measure(product.url, wait(quietMs))
    const begun = performance.now()
    const opening = admin.send('GET', '/studio')
    const starting = await measure(product.url, opening)
    const { status } = await opening
    const firstPageMs = starting.lastedMs
    const againMs = await timed(() => admin.send('GET', '/studio'))

    const ratio = starting.median / quiet.median
    console.log(
      `First page of the studio  ${status}  ${Math.round(firstPageMs)} ms of ${limits.firstPageMs} ms  (again ${Math.round(againMs)} ms)`,
    )
    console.log(
      `Public latency, median    quiet ${shown(quiet.median)}  while it starts ${shown(starting.median)}  ratio ${ratio.toFixed(2)} of ${limits.latencyRatio}`,
    )
    console.log(
      `Public latency, 95 %      quiet ${shown(quiet.high)}  while it starts ${shown(starting.high)}  longest ${shown(starting.longest)}`,
    )
    console.log(
      `Requests                  quiet ${quiet.count}  while it starts ${starting.count}  in ${Math.round(performance.now() - begun)} ms`,
    )
    if (status !== 200 || firstPageMs > limits.firstPageMs || ratio > limits.latencyRatio) {
      process.exitCode = 1
    }
  } finally {
    await product.remove()
  }
}

/** Latency of public reads, one after another, until something else is done. */
async function measure(url: string, until: Promise<unknown>) {
  let isDone = false
  const begun = performance.now()
  const ended = until.then(() => {
    isDone = true
    return performance.now() - begun
  })
  const figures: number[] = []
  while (!isDone) {
    const path = publicPaths[figures.length % publicPaths.length]
    figures.push(await timed(async () => (await fetch(url + path)).arrayBuffer()))
    await wait(pauseMs)
  }
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return {
    count: sorted.length,
    median: at(0.5),
    high: at(0.95),
    longest: at(1),
    lastedMs: await ended,
  }
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await task()
  return performance.now() - begun
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
