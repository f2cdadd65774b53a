import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  /** One for the process: the studio's bundle has a copy of this module. */
  var tutorRequestIds: AsyncLocalStorage<string> | undefined
}

globalThis.tutorRequestIds ??= new AsyncLocalStorage()
const ids = globalThis.tutorRequestIds

/** Runs what a request causes; whatever is logged meanwhile carries its id. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => ids.run(id, run)

/** The id of the request that this code runs for; undefined at the start and in jobs. */
export const requestId = (): string | undefined => ids.getStore()
