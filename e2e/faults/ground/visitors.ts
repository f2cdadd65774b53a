import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Call, Sent } from './load.ts'
import { atTheEnd } from './site.ts'

const program = fileURLToPath(new URL('visitors-process.ts', import.meta.url))

/** What the process of the visitors is told to do. */
export interface Visits {
  url: string
  perSecond: number
  /** Sent in turn. */
  calls: readonly Call[]
}

/**
 * Ordinary visitors, in a process of their own: hundreds of connections that another opens, or
 * megabytes that it sends, would hold the visitors up themselves, and the product would be blamed.
 */
export async function startVisitors(visits: Visits): Promise<{ stop(): Promise<Sent[]> }> {
  const child = fork(program, { serialization: 'advanced' })
  atTheEnd(async () => void child.kill('SIGKILL'))
  const said = once(child, 'message')
  child.send(visits)
  await said
  return {
    async stop() {
      const told = once(child, 'message')
      child.send('stop')
      const [sent] = await told
      return sent
    },
  }
}
