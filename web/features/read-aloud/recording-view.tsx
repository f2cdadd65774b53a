import { useEffect, useRef, useState } from 'react'
import { LevelMeter } from '../../listening/microphone/level-meter.tsx'
import { Button } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import styles from './read-aloud.module.css'

interface RecordingViewProps {
  words: readonly string[]
  /** Null until the microphone is open. */
  stream: MediaStream | null
  onStop: () => void
}

/** The words to be read, large enough from a step away. */
export function RecordingView({ words, stream, onStop }: RecordingViewProps) {
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => stop.current?.focus(), [])
  return (
    <section aria-labelledby="reading" className={styles.recording}>
      <h2 id="reading">{stream ? 'Read now' : 'Allow the microphone'}</h2>
      <p role="status" className={styles.hint}>
        {stream
          ? 'One word after the other, with a breath between them. If one goes wrong, go on: it can be read again.'
          : 'The browser asks whether this page may hear you.'}
      </p>
      <ol className={styles.script}>
        {keyed(words).map(({ key, item }) => (
          <li key={key} lang="en" dir="auto">
            {item}
          </li>
        ))}
      </ol>
      <div className={styles.actions} data-stays>
        <LevelMeter stream={stream} />
        <Button ref={stop} tone={stream ? 'danger' : 'plain'} onClick={onStop}>
          {stream ? 'Stop and cut' : 'Cancel'}
        </Button>
        {stream && <Clock />}
      </div>
    </section>
  )
}

function Clock() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={styles.clock}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}
