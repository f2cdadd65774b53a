import { useEffect, useRef, useState } from 'react'
import { cutTake } from '../../../cms/clips/cut-take.ts'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import { dropTake, type FoundTake, keepSlots, keepTake, keptTake } from './kept-take.ts'
import { problemTexts } from './read-aloud-texts.ts'
import { readSoundFile } from './read-file.ts'
import { type RecordedTake, recordTake } from './record-take.ts'
import { type Slots, slotsOf } from './slots.ts'

export interface Review {
  samples: Float32Array<ArrayBuffer>
  words: readonly string[]
  slots: Slots
  /** What the tutor should know of this take. */
  notes: readonly string[]
}

export type ReadAloudState =
  /** `isBack`: something else stood in its place, and what had the focus has gone with it. */
  | { stage: 'list'; problem?: string; isBack?: true }
  | { stage: 'asking'; words: readonly string[] }
  | { stage: 'recording'; words: readonly string[]; stream: MediaStream }
  | { stage: 'cutting' }
  | ({ stage: 'review' } & Review)

/** One take from the press to its clips; it waits on the device until they are saved. */
export function useReadAloud(owner: string) {
  const [state, show] = useState<ReadAloudState>({ stage: 'list' })
  const running = useRef<RecordedTake | null>(null)
  useEffect(() => () => running.current?.discard(), [])

  useEffect(() => {
    let isGone = false
    keptTake(owner).then((kept) => {
      if (isGone || !kept) return
      const found = reviewOfKept(kept)
      // A long take is found late: what she has begun meanwhile stays in sight.
      show((now) => (now.stage === 'list' ? found : now))
    })
    return () => {
      isGone = true
    }
  }, [owner])

  function review(samples: Float32Array<ArrayBuffer>, words: readonly string[], note?: string) {
    const next = reviewOf(samples, words, note ? [note] : [])
    if (next.stage === 'review') void keepTake(owner, { samples, words })
    else void dropTake(owner)
    show(next)
  }

  function record(words: readonly string[]) {
    if (running.current) return
    show({ stage: 'asking', words })
    running.current = recordTake({
      onBegun: (stream) => show({ stage: 'recording', words, stream }),
      onKept: (samples) => void keepTake(owner, { samples, words }),
      onRefused(problem) {
        running.current = null
        show({ stage: 'list', isBack: true, problem: problemTexts[problem] })
      },
      onEnded(samples, isUnplugged) {
        running.current = null
        review(samples, words, isUnplugged ? problemTexts.unplugged : undefined)
      },
    })
  }

  async function read(file: File, words: readonly string[]) {
    show({ stage: 'cutting' })
    const samples = await readSoundFile(file)
    if (samples) review(samples, words)
    else show({ stage: 'list', isBack: true, problem: problemTexts.noSound })
  }

  return {
    state,
    record,
    read,
    stop() {
      if (state.stage === 'recording') show({ stage: 'cutting' })
      else show({ stage: 'list', isBack: true })
      if (state.stage === 'recording') running.current?.stop()
      else running.current?.discard()
      running.current = null
    },
    /** The take is thrown away, or all of it is saved. */
    async leave() {
      running.current?.discard()
      running.current = null
      show({ stage: 'list', isBack: true })
      await dropTake(owner)
    },
    arrange(slots: Slots) {
      if (state.stage !== 'review') return
      show({ ...state, slots })
      void keepSlots(owner, slots)
    },
  }
}

function reviewOf(
  samples: Float32Array<ArrayBuffer>,
  words: readonly string[],
  notes: readonly string[],
): ReadAloudState {
  const { pieces, problem } = cutTake(samples, clipLimits.rate, words.length)
  if (problem === 'silent') return { stage: 'list', isBack: true, problem: problemTexts.silent }
  const [first, last] = [pieces[0], pieces.at(-1)]
  // Of one word everything that was heard is the word.
  const whole =
    words.length === 1 && first && last && last.end - first.start <= clipLimits.seconds
      ? [{ start: first.start, end: last.end }]
      : pieces
  return {
    stage: 'review',
    samples,
    words,
    slots: slotsOf(whole, words.length),
    notes: [
      ...notes,
      ...(problem === 'clipped' ? [problemTexts.clipped] : []),
      ...(whole.length === words.length ? [] : [countText(whole.length, words.length)]),
    ],
  }
}

/** Cuts that were corrected are not made anew, and the sounds not counted again. */
function reviewOfKept({ samples, words, slots }: FoundTake): ReadAloudState {
  if (!slots) return reviewOf(samples, words, [problemTexts.kept])
  return { stage: 'review', samples, words, slots, notes: [problemTexts.kept] }
}

const countText = (heard: number, wanted: number) =>
  `${heard === 1 ? 'One sound was' : `${heard} sounds were`} heard for ${wanted} words. Move them until each word has its own.`
