import { useEffect, useState } from 'react'
import type { Sounds } from '../../listening/alignment/sound-distance.ts'
import type { TimedWord } from '../../listening/engine/sounded-word.ts'
import { soundedWordsOf, unknownWordsOf } from '../../listening/lesson-words.ts'
import { type EngineState, tellFailed } from '../../listening/use-engine.ts'
import type { Take } from '../../listening/use-take.ts'

/**
 * A take as the engine followed it: the words with their times, or that they did not fit, or the
 * words whose sounds it does not know.
 */
export type FollowedTake =
  | { kind: 'not-followed' }
  | { kind: 'no-match' }
  | { kind: 'unknown-words'; words: string[] }
  | { kind: 'matched'; words: TimedWord[]; standOut: number | null }

interface ToFollow {
  take: Take | null
  text: string
  engine: EngineState
  sounds: Sounds | null
}

/** Has the engine follow a take, where it listens and knows the words. */
export function useFollowedTake({ take, text, engine, sounds }: ToFollow): FollowedTake {
  const [followed, setFollowed] = useState<{ of: Take | null; result: FollowedTake }>(none)

  useEffect(() => {
    if (take?.spoken.room !== 'good' || engine.kind !== 'ready' || !sounds) return
    const words = soundedWordsOf(text, sounds)
    if (!words) return
    let isWanted = true
    const tell = (result: FollowedTake) => isWanted && setFollowed({ of: take, result })
    const follow = async () => {
      const timed = await engine.engine.align(take.samples, words)
      if (!timed) return tell({ kind: 'no-match' })
      const standOut = await engine.engine.standOut(take.samples, timed)
      tell({ kind: 'matched', words: timed, standOut })
    }
    follow().catch((error: unknown) => tellFailed(engine.engine, error))
    return () => {
      isWanted = false
    }
  }, [take, text, engine, sounds])

  if (take && engine.kind === 'ready' && sounds && !soundedWordsOf(text, sounds)) {
    return { kind: 'unknown-words', words: unknownWordsOf(text, sounds) }
  }
  if (followed.of !== take) return notFollowed
  // Where nobody listens any more, nobody fails to match either.
  return followed.result.kind === 'no-match' && engine.kind !== 'ready'
    ? notFollowed
    : followed.result
}

const notFollowed: FollowedTake = { kind: 'not-followed' }
const none = { of: null, result: notFollowed }
