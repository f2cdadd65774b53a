import { z } from 'zod'
import { runApart } from './apart.ts'

export interface FloodInput {
  url: string
  /** Asked for in turn. */
  paths: string[]
  connections: number
  /** Requests that are sent without waiting for the answers before them. */
  pipelining: number
  headers?: Record<string, string>
  /** How long, or how many requests. */
  seconds?: number
  amount?: number
}

const FloodResult = z.object({ requests: z.number(), perSecond: z.number() })

/** As many requests as the server can answer, in brotli, over connections that stay open. */
export async function flood(input: Partial<FloodInput> & Pick<FloodInput, 'url' | 'paths'>) {
  const usual = { connections: 32, pipelining: 1 }
  return runApart({
    module: 'flood-apart.ts',
    input: { ...usual, ...input },
    answer: FloodResult,
  })
}
