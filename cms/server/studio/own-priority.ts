import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Where Linux lists the threads of the process that looks. */
const threadsFolder = '/proc/self/task'

/**
 * Gives this process another priority. On Linux a priority is one thread's own, and those that
 * collect garbage, compile and compress were started before: each is given it. Those that are
 * started later have that of the thread that starts them.
 */
export function setOwnPriority(priority: number): void {
  for (const thread of ownThreads()) {
    try {
      setPriority(thread, priority)
    } catch {
      // The thread has ended, or this system lets no process do that.
    }
  }
}

/** Zero, which stands for the process itself, where no system lists its threads. */
function ownThreads(): number[] {
  try {
    return readdirSync(threadsFolder).map(Number)
  } catch {
    return [0]
  }
}
