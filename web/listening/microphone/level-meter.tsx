import { useEffect, useRef } from 'react'
import { swingPath } from '../../ui/voice-path.ts'
import styles from './level-meter.module.css'
import { stillPath, swingsAfter } from './levels.ts'
import { measureLevels } from './stream-levels.ts'

const width = 600
const swingCount = 90
const waveMs = 70
/** With reduced motion, a bar shows the level from time to time instead. */
const stillMs = 1000

/** The voice as it is heard, drawn as the spoken line; a flat line where there is no microphone. */
export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const path = useRef<SVGPathElement>(null)

  useEffect(() => {
    if (stream && path.current) return drawLevels(stream, path.current)
  }, [stream])

  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -12 ${width} 24`}
      preserveAspectRatio="none"
      className={styles.meter}
      data-live={stream !== null}
    >
      <path d={`M0 0H${width}`} className={styles.ground} />
      <path ref={path} className={styles.line} />
    </svg>
  )
}

/** Draws until the returned clean-up; a browser that measures no sound shows a flat line. */
function drawLevels(stream: MediaStream, path: SVGPathElement): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  let swings: readonly number[] = []
  const stop = measureLevels(stream, {
    everyMs: isStill ? stillMs : waveMs,
    samples: 1024,
    onLevel(level) {
      swings = swingsAfter(swings, level, swingCount)
      path.setAttribute('d', isStill ? stillPath(level, width) : swingPath(swings, width))
    },
  })
  return () => {
    stop()
    path.removeAttribute('d')
  }
}
