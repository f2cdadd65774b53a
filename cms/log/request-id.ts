import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string>()

/** Runs what a request causes; whatever is logged meanwhile carries its id. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => ids.run(id, run)

/** The id of the request that this code runs for; undefined at the start and in jobs. */
export const requestId = (): string | undefined => ids.getStore()
