import { type MouseEvent, useRef } from 'react'
import { LevelMeter } from '../../listening/microphone/level-meter.tsx'
import { useLeaving } from '../../listening/microphone/use-leaving.ts'
import type { TakeRecorder } from '../../listening/use-take.ts'
import { Button } from '../../ui/button.tsx'
import styles from './say-it-panel.module.css'
import { microphoneTexts, sayItTexts } from './say-it-texts.ts'

interface TakeControlsProps {
  recorder: TakeRecorder
  /** Something was recorded before. */
  isAgain: boolean
  /** What is to be said of the take; screen readers say it as well. */
  note: string
}

/**
 * The microphone: how loud it is, its one button, and what is wrong with it. It does not stay open
 * where its button is out of sight.
 */
export function TakeControls({ recorder, isAgain, note }: TakeControlsProps) {
  const { phase, stream, problem, start, stop } = recorder
  const row = useRef<HTMLDivElement>(null)
  const isOn = phase === 'asking' || phase === 'opening' || phase === 'recording'
  useLeaving(row, stop)

  function onPress(event: MouseEvent) {
    // The second click of a double click would call off what the first has begun.
    if (event.detail > 1 || phase === 'working') return
    if (isOn) stop()
    else start()
  }

  return (
    <>
      <LevelMeter stream={stream} />
      <div ref={row} className={styles.row}>
        <Button
          className={styles.record}
          data-recording={phase === 'recording'}
          onClick={onPress}
          // A disabled button would lose the focus.
          aria-disabled={phase === 'working'}
        >
          <span className={styles.dot} aria-hidden="true" />
          <span>{isOn ? onTexts[phase] : isAgain ? 'Try again' : 'Record'}</span>
        </Button>
        <span role="status" className={styles.note}>
          {phase === 'idle' ? note : sayItTexts[phase]}
        </span>
      </div>
      {problem && (
        <span role="alert" className={styles.problem}>
          {microphoneTexts[problem]}
        </span>
      )}
    </>
  )
}

const onTexts = { asking: 'Cancel', opening: 'Stop', recording: 'Stop' } as const
