import { modelFiles } from 'virtual:speech-model'
import type { Place } from './decoder.ts'
import type { EngineAnswer, EngineProblem, EngineTask } from './engine-messages.ts'
import type { SoundedWord, TimedWord } from './sounded-word.ts'

/** The engine in its worker, as the page speaks with it. */
export interface Engine {
  align: (samples: Float32Array, words: readonly SoundedWord[]) => Promise<TimedWord[] | null>
  choose: (samples: Float32Array, places: readonly Place[]) => Promise<number[] | null>
  /** The index of the word that stood out by pitch and loudness; null where none did. */
  standOut: (samples: Float32Array, words: readonly TimedWord[]) => Promise<number | null>
  /** Why it has ended: by itself, perhaps while nobody asked anything, or because it was closed. */
  ended: Promise<EngineFailed>
  close: () => void
}

/** The engine did not start, or has ended by itself. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed'
  readonly problem: EngineProblem | 'not-loaded'

  constructor(problem: EngineFailed['problem']) {
    super(problem)
    this.problem = problem
  }
}

interface Wishes {
  /** After a broken file: what the browser has kept is not asked. */
  isFresh: boolean
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

interface Waiting {
  resolve: (value: unknown) => void
  reject: (reason: EngineFailed) => void
}

/** Longer than this no recording takes, even on a slow phone: the worker hangs or is dead. */
const patienceMs = 30_000

/**
 * Starts the engine: the first time it fetches its files, later the browser has them.
 * @throws EngineFailed
 */
export async function openEngine({ isFresh, onProgress }: Wishes): Promise<Engine> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let hasSpoken = false

  let tellEnded = (_failure: EngineFailed) => {}
  const ended = new Promise<EngineFailed>((resolve) => {
    tellEnded = resolve
  })

  function end(problem: EngineFailed['problem']) {
    const failure = new EngineFailed(problem)
    worker.terminate()
    tellEnded(failure)
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }

  worker.addEventListener('error', () => end(hasSpoken ? 'died' : 'not-loaded'))
  worker.addEventListener('messageerror', () => end('died'))
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    hasSpoken = true
    if ('progress' in data) return onProgress(data.progress)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('problem' in data) asked?.reject(new EngineFailed(data.problem))
    else asked?.resolve(data.value)
  })

  function ask<Value>(task: EngineTask, isValue: (value: unknown) => value is Value) {
    lastId += 1
    const id = lastId
    const answered = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, task })
    })
    const timer = task.kind === 'open' ? undefined : setTimeout(() => end('died'), patienceMs)
    return answered
      .then((value) => {
        if (isValue(value)) return value
        throw new EngineFailed('died')
      })
      .finally(() => clearTimeout(timer))
  }

  try {
    await ask({ kind: 'open', files: modelFiles, isFresh }, isNothing)
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    align: (samples, words) => ask({ kind: 'align', samples, words }, isTimes),
    choose: (samples, places) => ask({ kind: 'choose', samples, places }, isChoice),
    standOut: (samples, words) => ask({ kind: 'pitch', samples, words }, isIndex),
    ended,
    close: () => end('died'),
  }
}

const isNothing = (value: unknown): value is undefined => value === undefined
const isTimes = (value: unknown): value is TimedWord[] | null =>
  value === null || (Array.isArray(value) && value.every((one) => 'from' in one && 'to' in one))
const isChoice = (value: unknown): value is number[] | null =>
  value === null || (Array.isArray(value) && value.every((one) => typeof one === 'number'))
const isIndex = (value: unknown): value is number | null =>
  value === null || typeof value === 'number'
