import { useEffect, useRef, useState } from 'react'
import type { Piece } from '../../../cms/clips/cut-take.ts'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import { Button } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import { useAction } from '../../ui/use-action.ts'
import { clipOf } from './clip-of.ts'
import { playSound } from './play-sound.ts'
import styles from './read-aloud.module.css'
import { joined, moved, type Slots, withoutSound, withoutWord } from './slots.ts'
import { SoundStrip } from './sound-strip.tsx'
import type { Review } from './use-read-aloud.ts'

interface ReviewViewProps extends Review {
  onArrange: (slots: Slots) => void
  /** Resolves to what has gone wrong; null where every clip is saved. */
  onSave: (onDone: (count: number) => void) => Promise<string | null>
  onDiscard: () => void
}

/** So much of the take is shown on either side of a word. */
const around = 0.35

/** The cut take: each word with its sound, to be heard, corrected and saved. */
export function ReviewView(props: ReviewViewProps) {
  const { samples, words, slots, notes, onArrange, onSave, onDiscard } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [saved, setSaved] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const count = slots.slice(0, words.length).filter((slot) => slot !== null).length
  useEffect(() => heading.current?.focus(), [])

  const { run: save, isPending } = useAction(async () => {
    if (count === 0) return // a take of which nothing was saved must not go
    setProblem('')
    setSaved(0)
    setProblem((await onSave(setSaved)) ?? '')
    setSaved(null)
  })

  return (
    <section className={styles.review}>
      <h2 ref={heading} tabIndex={-1}>
        Listen, then save
      </h2>
      {keyed(notes).map(({ key, item }) => (
        <p key={key} role="status" className={styles.note}>
          {item}
        </p>
      ))}
      <p className={styles.hint}>
        Drag an edge, or move it with the arrow keys: a hundredth of a second at a time, or five
        with Shift.
      </p>
      {/* What is changed meanwhile would go with the take, and be in no clip. */}
      <ol className={styles.rows} inert={isPending}>
        {slots.map((piece, at) => (
          <ReviewRow
            // Places stay; what stands at them changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
            key={at}
            at={at}
            piece={piece}
            samples={samples}
            words={words}
            slots={slots}
            onArrange={onArrange}
          />
        ))}
      </ol>
      <div className={styles.actions} data-stays>
        <Button tone="main" aria-disabled={isPending || count === 0 || undefined} onClick={save}>
          {saved !== null
            ? `Saving ${saved} of ${count}…`
            : count === 1
              ? 'Save the clip'
              : `Save ${count} clips`}
        </Button>
        <Button
          tone="quiet"
          aria-disabled={isPending || undefined}
          onClick={() => isPending || onDiscard()}
        >
          Throw this take away
        </Button>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </section>
  )
}

interface ReviewRowProps extends Pick<Review, 'samples' | 'words' | 'slots'> {
  at: number
  piece: Piece | null
  onArrange: (slots: Slots) => void
}

function ReviewRow({ at, piece, samples, words, slots, onArrange }: ReviewRowProps) {
  const length = samples.length / clipLimits.rate
  const shown = useShown(piece, length)
  const word = words[at]
  const name = word ?? 'the sound that is left over'
  const count = words.length
  const of = <span className="visually-hidden">{` (${name})`}</span>
  return (
    <li className={styles.row} data-extra={word === undefined || undefined}>
      <div className={styles.word}>
        <span dir="auto" lang={word === undefined ? undefined : 'en'}>
          {word ?? 'Left over'}
        </span>
        {piece && (
          <Button tone="quiet" onClick={() => playSound(clipOf(samples, piece))}>
            Play{of}
          </Button>
        )}
      </div>
      {piece && shown ? (
        <SoundStrip
          word={name}
          samples={samples}
          piece={piece}
          shown={shown}
          onMove={(edge, to) => onArrange(moved(slots, { at, edge, to, length }))}
        />
      ) : (
        <p className={styles.none}>No sound for this word.</p>
      )}
      {piece && count > 1 && (
        <div className={styles.ways}>
          <Button tone="quiet" onClick={() => onArrange(withoutSound(slots, at, count))}>
            Not a word{of}
          </Button>
          {word !== undefined && (
            <Button tone="quiet" onClick={() => onArrange(withoutWord(slots, at, count))}>
              Belongs to the next word{of}
            </Button>
          )}
          {slots[at + 1] && (
            <Button tone="quiet" onClick={() => onArrange(joined(slots, at, count))}>
              Join with the next sound{of}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The part of the take around a word; it stays where it is while an edge moves inside it. */
function useShown(piece: Piece | null, length: number): Piece | null {
  const [shown, setShown] = useState<Piece | null>(null)
  if (!piece) return null
  const isInside =
    shown !== null &&
    shown.start <= piece.start &&
    shown.end >= piece.end &&
    shown.end - shown.start < piece.end - piece.start + 6 * around
  if (isInside) return shown
  const next = {
    start: Math.max(0, piece.start - around),
    end: Math.min(length, piece.end + around),
  }
  setShown(next)
  return next
}
