import { AsyncLocalStorage } from 'node:async_hooks'

/** A call of one of the studio's functions, as far as an answer of 500 needs to know it. */
export interface StudioCall {
  /** What to answer instead of 500; null where the fault is ours. */
  refusal: number | null
}

declare global {
  /** One for the process: the studio's bundle has a copy of this module. */
  var tutorStudioCalls: AsyncLocalStorage<StudioCall> | undefined
}

globalThis.tutorStudioCalls ??= new AsyncLocalStorage()
const calls = globalThis.tutorStudioCalls

/** Runs what answers a call. */
export const whileCalled = <Result>(call: StudioCall, run: () => Result): Result =>
  calls.run(call, run)

/** Says whose fault it is from now on if the call breaks: null for ours. */
export function noteWhoseFault(refusal: number | null): void {
  const call = calls.getStore()
  if (call) call.refusal = refusal
}
