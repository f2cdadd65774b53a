import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { tasks } from './tasks.ts'

// What the thread runs: one task after the other, as `page-thread.ts` sends them.

/** On one or two processors visitors come first. Elsewhere than on Linux this would be all threads. */
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', async ({ name, input }: { name: keyof typeof tasks; input: never }) => {
  try {
    parentPort?.postMessage({ result: await tasks[name](input) })
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.stack : String(error) })
  }
})
