import { AsyncResource } from 'node:async_hooks'

/** What a request begins with takes up to half a millisecond. */
const usuallyPerTurn = 4

/** Runs the task now or, where many come at once, in one of the next turns of the event loop. */
export type Pass = (task: () => void) => void

/**
 * Lets a few tasks run in each turn of the event loop, in their order. Where hundreds come in one
 * turn, all others would wait for the last of them; so they have their turn in between.
 */
export function createTurnstile(perTurn = usuallyPerTurn): Pass {
  const waiting: (() => void)[] = []
  let passed = 0
  let isTurning = false

  function turn(): void {
    passed = 0
    const next = waiting.splice(0, perTurn)
    isTurning = next.length > 0
    if (isTurning) setImmediate(turn)
    for (const task of next) run(task)
  }

  function run(task: () => void): void {
    passed += 1
    task()
  }

  return (task) => {
    if (passed >= perTurn) {
      // What belongs to a request, its id for one, is of the moment in which it came.
      waiting.push(AsyncResource.bind(task))
      return
    }
    if (!isTurning) setImmediate(turn)
    isTurning = true
    run(task)
  }
}
