import { z } from 'zod'
import { percentile } from '../statistics.ts'
import { runApart } from './apart.ts'

/** One request of a mixture. */
export interface Call {
  path: string
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON; in it, `{n}` becomes the number of the request. */
  body?: string
  /** What its latencies are listed under; 'read' without it. */
  kind?: string
  /** Another server's origin, where it is not sent to the one that is measured. */
  origin?: string
}

export interface SteadyInput {
  url: string
  /** Sent in turn. */
  calls: Call[]
  seconds: number
  /** Requests a second, sent whether or not the earlier ones have been answered. */
  rate?: number
  /** Without a rate: so many at a time, each sending its next one when it has its answer. */
  connections?: number
}

const SteadyResult = z.object({
  /** Milliseconds by kind. */
  latencies: z.record(z.string(), z.array(z.number())),
  /** How often each status came, '0' where there was none. */
  statuses: z.record(z.string(), z.number()),
  perSecond: z.number(),
})
export type SteadyResult = z.infer<typeof SteadyResult>

/** A mixture of requests at a steady rate, as visitors come, or as fast as a few of them can. */
export const steady = (input: SteadyInput): Promise<SteadyResult> =>
  runApart({ module: 'steady-apart.ts', input, answer: SteadyResult })

/** The 99th percentile of all latencies; every answer must be a good one. */
export async function highLatency(input: SteadyInput): Promise<number> {
  const { latencies, statuses } = await steady(input)
  if (errorsIn(statuses) > 0) throw new Error(`Wrong answers: ${JSON.stringify(statuses)}`)
  return percentile(Object.values(latencies).flat(), 0.99)
}

/** Answers that are neither a success nor an unchanged page. */
export const errorsIn = (statuses: SteadyResult['statuses']): number =>
  Object.entries(statuses)
    .filter(([status]) => !/^[23]/.test(status))
    .reduce((total, [, count]) => total + count, 0)
