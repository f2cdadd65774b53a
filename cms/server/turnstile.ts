import { boundHere } from '../log/bound-here.ts'

/** What a request begins with takes up to half a millisecond. */
const usuallyPerTurn = 4

/** So many turns in a row are left to those who knock. */
const mostLeft = 8

let letIn = 0

/** Tells that somebody new is connected: others may have knocked behind. */
export const noteLetIn = (): void => {
  letIn += 1
}

/** Runs the task now or, where many come at once, in one of the next turns of the event loop. */
export type Pass = (task: () => void) => void

/**
 * Lets a few tasks run in each turn of the event loop, in their order. Where hundreds come in one
 * turn, all others would wait for the last of them; so they have their turn in between. Node lets in
 * one new connection in each turn: while they come, nothing begins, so that turns are short and
 * nobody stands at the door for what was asked by those before.
 */
export function createTurnstile(perTurn = usuallyPerTurn): Pass {
  const waiting: (() => void)[] = []
  let passed = 0
  let isTurning = false
  let known = letIn
  let left = 0

  function turn(): void {
    if (waiting.length > 0 && isSomebodyNew() && left < mostLeft) {
      left += 1
      setImmediate(turn)
      return
    }
    left = 0
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

  function isSomebodyNew(): boolean {
    const isNew = letIn !== known
    known = letIn
    return isNew
  }

  return (task) => {
    if (!isTurning) setImmediate(turn)
    isTurning = true
    if (passed >= perTurn || waiting.length > 0 || isSomebodyNew()) {
      // What belongs to a request, its id for one, is of the moment in which it came.
      waiting.push(boundHere(task))
      return
    }
    run(task)
  }
}
