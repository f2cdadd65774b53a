import { LevelMeter } from '../../listening/microphone/level-meter.tsx'
import type { TakeRecorder } from '../../listening/use-take.ts'
import { Button } from '../../ui/button.tsx'
import styles from './say-it-panel.module.css'
import { microphoneTexts, sayItTexts } from './say-it-texts.ts'

interface TakeControlsProps {
  recorder: TakeRecorder
  /** Something was recorded before. */
  isAgain: boolean
}

/** The microphone: how loud it is, its one button, and what is wrong with it. */
export function TakeControls({ recorder, isAgain }: TakeControlsProps) {
  const { phase, stream, problem, start, stop } = recorder
  const isRecording = phase === 'recording'
  return (
    <>
      <LevelMeter stream={stream} />
      <div className={styles.row}>
        <Button
          className={styles.record}
          data-recording={isRecording}
          onClick={isRecording || phase === 'asking' ? stop : start}
          disabled={phase === 'working'}
        >
          <span className={styles.dot} aria-hidden="true" />
          {isRecording ? 'Stop' : isAgain ? 'Try again' : 'Record'}
        </Button>
        <span role="status" className={styles.note}>
          {sayItTexts[phase]}
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
