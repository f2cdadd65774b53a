import type { MouseEvent } from 'react'
import { hearingTexts } from '../../listening/microphone/hearing.ts'
import { LevelMeter } from '../../listening/microphone/level-meter.tsx'
import { Button } from '../../ui/button.tsx'
import { LiveWords } from './live-words.tsx'
import { problemTexts } from './recording-texts.ts'
import { phaseOf, type Recordings, timeText } from './recordings.ts'
import type { RecordingPlace } from './saved-recordings.ts'
import styles from './speaking-recorder.module.css'
import { TakeView } from './take-view.tsx'
import type { Recorder } from './use-recorder.ts'

interface SpeakingRecorderProps {
  recorder: Recorder
  place: RecordingPlace
  /** What the activity is called on the page; tells its buttons from those of others. */
  name: string
}

/** Records one speaking activity: one red dot, the live line, the words appearing. */
export function SpeakingRecorder({ recorder, place, name }: SpeakingRecorderProps) {
  const { recordings, stream, start, stop } = recorder
  const { live, problem, takes, earlier } = recordings
  const activity = place.activityIndex
  const phase = phaseOf(recordings, activity)
  const isLive = live?.activity === activity
  const take = takes[activity]
  const hearingText = isLive && live.phase === 'recording' ? hearingTexts[live.hearing] : ''

  function onPress(event: MouseEvent) {
    // The second click of a double click would stop what the first has begun.
    if (event.detail > 1) return
    if (isLive) stop()
    else start(activity)
  }

  return (
    <div className={styles.recorder} data-phase={phase}>
      <LevelMeter stream={isLive ? stream : null} />
      <div className={styles.row}>
        <Button className={styles.button} disabled={live !== null && !isLive} onClick={onPress}>
          <span className={styles.dot} aria-hidden="true" />
          <span>{buttonTexts[phase]}</span>
          <span className="visually-hidden">{` for ${name}`}</span>
        </Button>
        {phase === 'recording' && live?.phase === 'recording' && (
          <span role="timer" aria-live="off" className={styles.time}>
            {timeText(live.seconds)}
          </span>
        )}
        <p role="status" className={phase === 'recording' ? 'visually-hidden' : styles.status}>
          {statusText(recordings, activity)}
        </p>
      </div>
      {problem?.activity === activity && (
        <p className={styles.problem}>{problemTexts[problem.kind]}</p>
      )}
      {hearingText !== '' && (
        <p role="alert" className={styles.problem}>
          {hearingText}
        </p>
      )}
      {isLive && live.phase === 'recording' && <LiveWords recording={live} />}
      {phase === 'stopped' && take && (
        <TakeView
          take={take}
          hasEarlier={earlier[activity] !== undefined}
          isLocked={live !== null}
          recorder={recorder}
          place={place}
          name={name}
        />
      )}
    </div>
  )
}

const buttonTexts = {
  idle: 'Start Recording',
  asking: 'Cancel',
  recording: 'Stop Recording',
  stopped: 'Record Again',
} as const

/** What screen readers say: the changes of state, never the seconds or the words. */
function statusText({ live, takes, problem }: Recordings, activity: number): string {
  if (live?.activity === activity) {
    return live.phase === 'asking' ? 'Allow the microphone in your browser.' : 'Recording'
  }
  const take = takes[activity]
  if (take?.isSaved) return 'Saved'
  const isSilent = problem?.activity === activity && problem.kind === 'silent'
  if (take) return isSilent ? 'Recorded, but nothing was heard' : 'Recorded, not saved yet'
  if (!live) return ''
  return `Another activity ${live.phase === 'asking' ? 'is waiting for the microphone' : 'is recording'}.`
}
