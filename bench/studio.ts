import { setTimeout as wait } from 'node:timers/promises'
import { signedIn } from '../testing/contract-client.ts'
import { startProduct } from '../testing/running-product.ts'

const publicPaths = ['/', '/api/courses']
const quietMs = 4_000
/** One visitor every so often: what a small site sees, and enough of them for a percentile. */
const pauseMs = 10

const limits = { firstPageMs: 2_000, latencyRatio: 2 } as const

/**
 * Prints how long a start takes, how long the studio's first page takes after it, and public latency
 * around that as a ratio to a quiet moment just before, in as long a time. Fails above a limit.
 * Until the page is there, visitors share the process with its drawing: printed, without a limit.
 */
async function run(): Promise<void> {
  const begun = performance.now()
  const product = await startProduct()
  const readyMs = performance.now() - begun
  try {
    const admin = await signedIn(product.url)
    await measure(product.url, wait(1_000)) // the first answers are made, not kept
    const quiet = await measure(product.url, wait(quietMs))
    const since = performance.now()
    const opening = admin.send('GET', '/studio')
    const starting = await measure(product.url, opening)
    const { status } = await opening
    const firstPageMs = starting.lastedMs
    const rest = await measure(product.url, wait(quietMs - (performance.now() - since)))
    const around = figuresOf([...starting.latencies, ...rest.latencies])
    const againMs = await timed(() => admin.send('GET', '/studio'))

    console.log(`First start of all        ready after ${Math.round(readyMs)} ms`)
    console.log(
      `First page of the studio  ${status}  ${Math.round(firstPageMs)} ms of ${limits.firstPageMs} ms  (again ${Math.round(againMs)} ms)`,
    )
    tell('quiet', quiet)
    tell('until the page is there', starting)
    tell(`in the ${quietMs / 1000} s from its request`, around)
    const ratios = [
      { name: 'median', ratio: around.median / quiet.median },
      { name: '95 %', ratio: around.high / quiet.high },
    ]
    for (const { name, ratio } of ratios) {
      console.log(`Ratio, ${name.padEnd(6)} ${ratio.toFixed(2)} of ${limits.latencyRatio}`)
    }
    const drawing = starting.median / quiet.median
    console.log(`Ratio, median ${drawing.toFixed(2)} in the moment in which the page is drawn`)
    const isSlow = ratios.some(({ ratio }) => ratio > limits.latencyRatio)
    if (status !== 200 || firstPageMs > limits.firstPageMs || isSlow) process.exitCode = 1
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
  return { ...figuresOf(figures), lastedMs: await ended }
}

function figuresOf(latencies: number[]) {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { latencies, median: at(0.5), high: at(0.95), longest: at(1) }
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await task()
  return performance.now() - begun
}

function tell(when: string, { latencies, median, high, longest }: ReturnType<typeof figuresOf>) {
  console.log(
    `Public latency ${when.padEnd(30)} median ${shown(median)}  95 % ${shown(high)}  longest ${shown(longest)}  (${latencies.length} requests)`,
  )
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
