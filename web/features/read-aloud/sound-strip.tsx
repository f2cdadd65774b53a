import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Piece } from '../../../cms/clips/cut-take.ts'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import type { Edge } from './slots.ts'
import styles from './sound-strip.module.css'

interface SoundStripProps {
  word: string
  samples: Float32Array
  piece: Piece
  /** The part of the take that is shown. */
  shown: Piece
  onMove: (edge: Edge, to: number) => void
}

const bars = 120
const step = 0.01
const leap = 0.05

/** A word in its take: what is cut out stands on the paper, and both edges can be moved. */
export function SoundStrip({ word, samples, piece, shown, onMove }: SoundStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const length = shown.end - shown.start
  const share = (at: number) => `${(((at - shown.start) / length) * 100).toFixed(2)}%`

  function drag(event: PointerEvent<HTMLDivElement>, edge: Edge) {
    const box = strip.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(edge, shown.start + ((event.clientX - box.left) / box.width) * length)
  }

  return (
    <div ref={strip} className={styles.strip}>
      <svg
        aria-hidden="true"
        viewBox={`0 -1 ${bars} 2`}
        preserveAspectRatio="none"
        className={styles.wave}
      >
        <path d={wavePath(samples, shown)} />
      </svg>
      <span
        className={styles.outside}
        style={{ insetInlineStart: 0, inlineSize: share(piece.start) }}
      />
      <span
        className={styles.outside}
        style={{ insetInlineStart: share(piece.end), insetInlineEnd: 0 }}
      />
      {(['start', 'end'] as const).map((edge) => (
        <div
          key={edge}
          role="slider"
          tabIndex={0}
          aria-label={`${edge === 'start' ? 'Beginning' : 'End'} of ${word}`}
          aria-valuemin={Math.round(shown.start * 1000)}
          aria-valuemax={Math.round(shown.end * 1000)}
          aria-valuenow={Math.round(piece[edge] * 1000)}
          aria-valuetext={`${piece[edge].toFixed(2)} seconds`}
          className={styles.edge}
          data-edge={edge}
          style={{ insetInlineStart: share(piece[edge]) }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={(event) => drag(event, edge)}
          onKeyDown={(event) => {
            const by = stepOf(event)
            if (by === 0) return
            event.preventDefault()
            onMove(edge, piece[edge] + by)
          }}
        />
      ))}
    </div>
  )
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  const size = shiftKey ? leap : step
  if (key === 'ArrowRight' || key === 'ArrowUp') return size
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -size
  if (key === 'PageUp') return leap
  return key === 'PageDown' ? -leap : 0
}

/** The loudest of each part of the strip, up and down. */
function wavePath(samples: Float32Array, { start, end }: Piece): string {
  const first = Math.round(start * clipLimits.rate)
  const perBar = ((end - start) * clipLimits.rate) / bars
  const levels = Array.from({ length: bars }, (_, bar) => {
    let most = 0
    for (let at = first + bar * perBar; at < first + (bar + 1) * perBar; at += 4) {
      most = Math.max(most, Math.abs(samples[Math.round(at)] ?? 0))
    }
    return most
  })
  const loudest = Math.max(0.02, ...levels)
  return levels
    .map((level, bar) => {
      const half = Math.max(0.02, (level / loudest) * 0.92)
      return `M${bar + 0.5} ${(-half).toFixed(3)}V${half.toFixed(3)}`
    })
    .join('')
}
