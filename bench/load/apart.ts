import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'

interface Task<Result> {
  /** A module of this folder that waits for one message and answers with one. */
  module: string
  input: unknown
  answer: z.ZodType<Result>
}

/** Runs a module in a process of its own, so that its work is not the work that is measured. */
export async function runApart<Result>({ module, input, answer }: Task<Result>): Promise<Result> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${module} ended with ${code} before it answered`)
  })
  try {
    child.send(Object(input))
    const [result] = await Promise.race([once(child, 'message'), ended])
    return answer.parse(result)
  } finally {
    ended.catch(() => {})
    child.kill()
  }
}
