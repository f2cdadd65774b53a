import { useEffect, useRef } from 'react'
import { swingPath } from '../../ui/voice-path.ts'
import styles from './level-meter.module.css'
import { levelOf, stillPath, swingsAfter } from './levels.ts'

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
  let audio: AudioContext
  try {
    audio = new AudioContext()
  } catch (error) {
    // Some browsers have none, and Chrome none more where many are open.
    console.warn('The level of the voice cannot be shown', error)
    return () => undefined
  }
  const analyser = audio.createAnalyser()
  analyser.fftSize = 1024
  try {
    // The sound ends here: it must not come out of the loudspeaker.
    audio.createMediaStreamSource(stream).connect(analyser)
  } catch (error) {
    // Firefox joins no headset to a page of another rate; the voice is recorded all the same.
    console.warn('The level of the voice cannot be shown', error)
  }
  void audio.resume()
  const samples = new Float32Array(analyser.fftSize)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  let swings: readonly number[] = []

  const timer = setInterval(
    () => {
      analyser.getFloatTimeDomainData(samples)
      const level = levelOf(samples)
      swings = swingsAfter(swings, level, swingCount)
      path.setAttribute('d', isStill ? stillPath(level, width) : swingPath(swings, width))
    },
    isStill ? stillMs : waveMs,
  )
  return () => {
    clearInterval(timer)
    path.removeAttribute('d')
    void audio.close()
  }
}
