import { useEffect, useEffectEvent, useState } from 'react'
import type { Sounds } from '../../listening/alignment/sound-distance.ts'
import { type EngineState, tellFailed } from '../../listening/use-engine.ts'
import type { Take } from '../../listening/use-take.ts'
import { gapPlacesOf } from './gap-places.ts'
import type { SpokenGapProps } from './say-it-back-props.ts'

/** What the engine made of a take; `not-listening` where none is there or nothing can be told. */
export type HeardWord = 'not-listening' | 'unknown-words' | 'listening' | 'no-match' | 'heard'

interface ToHear {
  take: Take | null
  gap: SpokenGapProps['gap']
  engine: EngineState
  sounds: Sounds | null
  onHeard: (word: string) => void
}

/** Has the engine hear which word of the bank was said in a take. */
export function useHeardWord({ take, gap, engine, sounds, onHeard }: ToHear): HeardWord {
  const [told, setTold] = useState<{ of: Take | null; result: HeardWord }>(nothingTold)
  const places = sounds && gapPlacesOf(gap, sounds)
  const isListening = take?.spoken.room === 'good' && engine.kind === 'ready'

  const hear = useEffectEvent(async (isWanted: () => boolean) => {
    if (!take || engine.kind !== 'ready' || !places) return
    try {
      const chosen = await engine.engine.choose(take.samples, places.places)
      const word = gap.bank[chosen?.[places.gapAt] ?? -1]
      if (!isWanted()) return
      setTold({ of: take, result: word === undefined ? 'no-match' : 'heard' })
      if (word !== undefined) onHeard(word)
    } catch (error) {
      tellFailed(engine.engine, error)
    }
  })

  const canHear = isListening && places !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take is listened to once
  useEffect(() => {
    if (!canHear) return
    let isWanted = true
    void hear(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [canHear, take])

  if (!isListening || !sounds) return 'not-listening'
  if (!places) return 'unknown-words'
  return told.of === take ? told.result : 'listening'
}

const nothingTold = { of: null, result: 'not-listening' } as const
