import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const Took = z.object({ tookMs: z.number() })

const Alone = Took.extend({
  sqlMs: z.number(),
  renderMs: z.number(),
  statements: z.number(),
  trees: z.number(),
})

/** The door into an observed product: `observer-inside.mjs` answers. */
export interface Observer {
  /** Forgets every kept answer, and notes from now on what answers are made of. */
  empty(): Promise<void>
  /** How many milliseconds the last request took inside the product. */
  took(): Promise<number>
  /** The same, and how long its noted SQL and its noted trees take alone, run once. */
  alone(): Promise<z.infer<typeof Alone>>
  /** Begins to note where processor time goes. */
  profile(): Promise<void>
  /** The milliseconds that each function has taken itself since then, by its name and place. */
  profiled(): Promise<Record<string, number>>
  /** Begins to watch the event loop. */
  watch(): Promise<void>
  /** The longest time for which the event loop was held since then, in milliseconds. */
  longestHold(): Promise<number>
  /** The most processor time between two of its turns since then, where Linux tells; else NaN. */
  longestWork(): Promise<number>
}

const Longest = z.object({ ms: z.number(), workMs: z.number().nullable() })

const inside = fileURLToPath(new URL('observer-inside.mjs', import.meta.url))

/** What a product is started with so that it can be observed. */
export const observerVariables = (port: number) => ({
  BENCH_CONTROL_PORT: String(port),
  NODE_OPTIONS: `--import=${inside}`,
})

/** The observer of the product that was started with this port. */
export function observerAt(port: number): Observer {
  const ask = async (command: string): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/${command}`)
    if (!response.ok) throw new Error(`The observer failed: ${await response.text()}`)
    return response.json()
  }
  return {
    empty: async () => void (await ask('empty')),
    took: async () => Took.parse(await ask('took')).tookMs,
    alone: async () => Alone.parse(await ask('alone')),
    profile: async () => void (await ask('profile')),
    profiled: async () => z.record(z.string(), z.number()).parse(await ask('profiled')),
    watch: async () => void (await ask('watch')),
    longestHold: async () => Longest.parse(await ask('longest')).ms,
    longestWork: async () => Longest.parse(await ask('longest')).workMs ?? Number.NaN,
  }
}
