import type { Place } from './decoder.ts'
import type { ModelFile } from './model-files.ts'
import type { SoundedWord, TimedWord } from './sounded-word.ts'

/** What the page asks the engine's worker. */
export type EngineTask =
  | { kind: 'open'; files: readonly ModelFile[]; isFresh: boolean }
  | { kind: 'align'; samples: Float32Array; words: readonly SoundedWord[] }
  | { kind: 'choose'; samples: Float32Array; places: readonly Place[] }
  | { kind: 'pitch'; samples: Float32Array; words: readonly TimedWord[] }

export interface EngineQuestion {
  id: number
  task: EngineTask
}

/** What the worker answers; `progress` goes before the answer to 'open', as a share of 1. */
export type EngineAnswer =
  | { id: number; progress: number }
  | { id: number; value: unknown }
  | { id: number; problem: EngineProblem }

/** A file that is not whole can be asked for again; anything else is the engine's own fault. */
export type EngineProblem = 'broken-file' | 'no-start' | 'died'
