import { setTimeout as wait } from 'node:timers/promises'

const leastRestMs = 20_000
/** For each moment of work so many of rest: visitors who share the cores with it are one in 200. */
const restForWork = 200
const mostTasks = 100

interface Task {
  run(): Promise<unknown>
  /** How much it is worth by now; what is worth most is done first. */
  worth(): number
}

/**
 * Does what can wait: one task at a time, the one that is worth most, with a long rest before each.
 * What is more than a hundred tasks is left undone.
 */
export function createBackgroundQueue(rest: (ms: number) => Promise<unknown> = quietly) {
  const tasks: Task[] = []
  let isBusy = false

  async function run(): Promise<void> {
    isBusy = true
    let restMs = leastRestMs
    while (tasks.length > 0) {
      await rest(restMs)
      const begun = performance.now()
      tasks.sort((one, other) => other.worth() - one.worth())
      await tasks
        .shift()
        ?.run()
        .catch(() => {}) // what can wait can be missed too
      restMs = Math.max(leastRestMs, restForWork * (performance.now() - begun))
    }
    isBusy = false
  }

  return (task: Task): void => {
    if (tasks.length >= mostTasks) return
    tasks.push(task)
    if (!isBusy) run()
  }
}

const quietly = (ms: number) => wait(ms, undefined, { ref: false })
