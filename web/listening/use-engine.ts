import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../ui/browser-storage/browser-storage.ts'
import type { Engine, EngineFailed } from './engine/engine.ts'

/** The one engine of a page, for all who listen. */
export type EngineState =
  | { kind: 'off' }
  | { kind: 'loading'; share: number }
  | { kind: 'ready'; engine: Engine }
  | { kind: 'failed'; problem: EngineFailed['problem'] }

/** That the learner chose the engine is remembered on the device. */
const chosenKey = 'listening-engine'

const off: EngineState = { kind: 'off' }
let state: EngineState = off
const watchers = new Set<() => void>()

function change(next: EngineState) {
  state = next
  for (const tell of watchers) tell()
}

/** Whether the learner has chosen the engine before, in this browser. */
export const isEngineChosen = () => deviceStorage.read(chosenKey) === 'on'

/** Loads the engine, or starts it again after it failed. */
export async function switchOn(): Promise<void> {
  if (state.kind === 'loading' || state.kind === 'ready') return
  const isFresh = state.kind === 'failed' && state.problem === 'broken-file'
  change({ kind: 'loading', share: 0 })
  try {
    const { openEngine } = await import('./engine/engine.ts')
    const engine = await openEngine({
      isFresh,
      onProgress: (share) => change({ kind: 'loading', share }),
    })
    deviceStorage.write(chosenKey, 'on')
    change({ kind: 'ready', engine })
    void engine.ended.then((failure) => tellFailed(engine, failure))
  } catch (error) {
    console.warn('The engine that listens did not start', error)
    change({ kind: 'failed', problem: problemOf(error) ?? 'not-loaded' })
  }
}

/** Nobody listens from now on, and next time neither. */
export function switchOff(): void {
  deviceStorage.remove(chosenKey)
  if (state.kind === 'ready') state.engine.close()
  change(off)
}

/** An engine has died; of one that was switched off nothing is told. */
export function tellFailed(engine: Engine, error: unknown): void {
  if (state.kind !== 'ready' || state.engine !== engine) return
  console.warn('The engine that listens has failed', error)
  engine.close()
  change({ kind: 'failed', problem: problemOf(error) ?? 'died' })
}

export const useEngine = (): EngineState =>
  useSyncExternalStore(
    (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    () => state,
    () => off,
  )

const problems = ['broken-file', 'no-start', 'not-loaded', 'died'] as const

/** What the engine says of its failure; undefined where it was not there to say anything. */
const problemOf = (error: unknown): EngineFailed['problem'] | undefined =>
  problems.find((problem) => error instanceof Error && error.message === problem)
