import { AsyncResource } from 'node:async_hooks'

/**
 * A function that runs in the name of the request which binds it now, whoever calls it later. It is
 * what `AsyncResource.bind` gives, which takes sixty times as long on Node 20, because it prepares a
 * warning for whom looks at a property of the function.
 */
export function boundHere<Given extends unknown[]>(
  run: (...given: Given) => unknown,
): (...given: Given) => unknown {
  const here = new AsyncResource('bound')
  return (...given) => here.runInAsyncScope(run, undefined, ...given)
}
