import { type MouseEvent, useRef, useState } from 'react'
import { Player } from '../../listening/microphone/player.tsx'
import { useObjectUrl } from '../../listening/microphone/use-object-url.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { audioFileName } from './audio-format.ts'
import { missingTranscript, transcriptHints } from './recording-texts.ts'
import type { Take } from './recordings.ts'
import type { RecordingPlace } from './saved-recordings.ts'
import styles from './take-view.module.css'
import type { Recorder } from './use-recorder.ts'

interface TakeViewProps {
  take: Take
  /** There is an earlier take to go back to. */
  hasEarlier: boolean
  /** Another activity is recording: listening and writing only. */
  isLocked: boolean
  recorder: Recorder
  place: RecordingPlace
  name: string
}

/** What was recorded: to be heard, corrected, saved and downloaded. */
export function TakeView(props: TakeViewProps) {
  const { take, hasEarlier, isLocked, recorder, place, name } = props
  const url = useObjectUrl(take.audio)
  const transcript = useRef<HTMLTextAreaElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const activity = place.activityIndex
  const ofActivity = <span className="visually-hidden">{` for ${name}`}</span>

  function save() {
    const isEnough = recorder.save(place)
    setIsRefused(!isEnough)
    if (!isEnough) transcript.current?.focus()
  }

  function onDownload(event: MouseEvent) {
    if (event.detail > 1) event.preventDefault()
    else recorder.tellOfDownload()
  }

  return (
    <div className={styles.take}>
      {url !== null && <Player url={url} label={`Your recording: ${name}`} isHushed={isLocked} />}
      <Field
        label="Transcript"
        hint={transcriptHints[take.listening]}
        error={isRefused && take.transcript.trim() === '' ? missingTranscript : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={transcript}
            rows={4}
            lang="en-US"
            maxLength={maxTranscriptLength}
            value={take.transcript}
            onChange={(event) => recorder.correct(activity, event.target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button
          tone={take.isSaved ? 'plain' : 'main'}
          aria-disabled={take.isSaved}
          disabled={isLocked}
          onClick={save}
        >
          <span>{take.isSaved ? 'Saved' : 'Save'}</span>
          {ofActivity}
        </Button>
        {url !== null && (
          <a
            href={url}
            download={audioFileName({ ...place, type: take.audio.type })}
            className={buttonClass('plain')}
            onClick={onDownload}
          >
            Download
            {ofActivity}
          </a>
        )}
        {hasEarlier && (
          <Button tone="quiet" disabled={isLocked} onClick={() => recorder.takeBack(activity)}>
            Use the earlier recording
            {ofActivity}
          </Button>
        )}
      </div>
    </div>
  )
}

/** As long as a running text of a lesson may be. */
const maxTranscriptLength = 20_000
