import { z } from 'zod'
import { runApart } from './apart.ts'

export interface FloodInput {
  url: string
  /** Asked for in turn. */
  paths: string[]
  connections: number
  headers?: Record<string, string>
  /** How long, or how many requests. */
  seconds?: number
  amount?: number
}

const FloodResult = z.object({ requests: z.number(), perSecond: z.number() })

/** As many requests as the server can answer, in brotli, over connections that stay open. */
export async function flood(input: Partial<FloodInput> & Pick<FloodInput, 'url' | 'paths'>) {
  return runApart({
    module: 'flood-apart.ts',
    input: { connections: 32, ...input },
    answer: FloodResult,
  })
}
