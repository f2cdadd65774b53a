import { base64Of } from '../../../cms/clips/base64-of.ts'
import type { Clip } from '../../../cms/contract/clip.ts'
import { wordKeyOf } from '../../../cms/exercises/row-id.ts'
import { Loading } from '../../ui/loading.tsx'
import { clipOf } from './clip-of.ts'
import styles from './read-aloud.module.css'
import { RecordingView } from './recording-view.tsx'
import { ReviewView } from './review-view.tsx'
import { type Review, useReadAloud } from './use-read-aloud.ts'
import { type SpokenWord, WordClips } from './word-clips.tsx'

interface ReadAloudProps {
  /** Names the list on this device. */
  owner: string
  words: readonly SpokenWord[]
  clips: readonly Clip[]
  addressOf: (clip: Clip) => string
  /** Saves a clip; throws what has gone wrong. */
  save: (word: string, sound: string) => Promise<void>
  remove: (clip: Clip) => Promise<void>
  /** Everything is saved: the list is read again. */
  onSaved: () => Promise<void>
  problemOf: (error: unknown) => string
}

/** The words of a list in the tutor's voice: read in one take, cut, corrected, saved. */
export function ReadAloud(props: ReadAloudProps) {
  const { owner, words, clips, addressOf, save, remove, onSaved, problemOf } = props
  const take = useReadAloud(owner)
  const { state } = take

  async function saveAll(review: Review, onDone: (count: number) => void) {
    let count = 0
    try {
      for (const [at, word] of review.words.entries()) {
        const piece = review.slots[at]
        if (!piece) continue
        await save(word, base64Of(clipOf(review.samples, piece)))
        count += 1
        onDone(count)
      }
    } catch (error) {
      await onSaved()
      return problemOf(error)
    }
    await onSaved()
    await take.leave()
    return null
  }

  if (state.stage === 'cutting') return <Loading text="Cutting the take…" />
  if (state.stage === 'asking' || state.stage === 'recording') {
    return (
      <RecordingView
        words={state.words}
        stream={state.stage === 'recording' ? state.stream : null}
        onStop={take.stop}
      />
    )
  }
  if (state.stage === 'review') {
    return (
      <ReviewView
        {...state}
        onArrange={take.arrange}
        onSave={(onDone) => saveAll(state, onDone)}
        onDiscard={take.leave}
      />
    )
  }
  const byKey = new Map(clips.map((clip) => [clip.key, clip]))
  const known = new Set(words.map(({ word }) => wordKeyOf(word)))
  return (
    <>
      <p role="alert" className={styles.problem}>
        {state.problem}
      </p>
      <WordClips
        isBack={state.isBack}
        words={words}
        clips={byKey}
        left={clips.filter(({ key }) => !known.has(key))}
        addressOf={addressOf}
        onRecord={take.record}
        onFile={take.read}
        onRemove={remove}
      />
    </>
  )
}
