import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  /** One for the process: the studio's bundle has a copy of this module. */
  var tutorRequestIds: AsyncLocalStorage<string> | undefined
}

globalThis.tutorRequestIds ??= new AsyncLocalStorage()
const ids = globalThis.tutorRequestIds

/** Runs what a request causes; whatever is logged meanwhile carries its id. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => ids.run(id, run)

/** How long after the last request ended something of it may still be logged. */
const lingerMs = 1_000

let open = 0
let resting: NodeJS.Timeout | undefined

/**
 * Tells that requests with ids are being worked on, until the function that it gives is called.
 * While there are none, ids are not followed at all: following them costs the whole process, and
 * a kept answer a fifth more.
 */
export function followIds(): () => void {
  open += 1
  return () => {
    open -= 1
    if (open > 0) return
    resting ??= setTimeout(rest, lingerMs).unref()
    resting.refresh()
  }
}

function rest(): void {
  resting = undefined
  if (open === 0) ids.disable()
}

/** The id of the request that this code runs for; undefined at the start and in jobs. */
export const requestId = (): string | undefined => ids.getStore()
