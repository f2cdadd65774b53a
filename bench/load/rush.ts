import { z } from 'zod'
import { runApart } from './apart.ts'

export interface RushInput {
  url: string
  /** Asked for in turn. */
  paths: string[]
  amount: number
  connections: number
  /** Requests that leave at once, before the first of them is answered. */
  together: number
}

const RushResult = z.object({ requests: z.number() })

/**
 * So many requests in brotli that reading their answers properly would take longer than giving
 * them: answers are counted by their first lines.
 */
export const rush = (input: Omit<RushInput, 'connections' | 'together'>) =>
  runApart({
    module: 'rush-apart.ts',
    input: { connections: 16, together: 8, ...input },
    answer: RushResult,
  })
