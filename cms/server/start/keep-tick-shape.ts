import { executionAsyncResource } from 'node:async_hooks'

/** Nobody reads it. */
const held: object[] = []

/**
 * Holds one of Node's ticks for ever, so that V8 does not forget what ticks look like. Between two
 * requests there is none, and a garbage collection then drops their hidden class. The place in Node
 * that makes them meets another one afterwards, counts as a place that makes all kinds of objects, and
 * makes each tick the slow way from then on: a request has seven (decision 238). To be called before
 * anything is loaded.
 */
export function keepTickShape(): void {
  process.nextTick(() => held.push(executionAsyncResource()))
}
