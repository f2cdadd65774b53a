import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { playable } from '../../../web/listening/microphone/use-sent-take.ts'
import { type KeptTake, TakeSound } from '../../contract/letters.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import styles from './students.module.css'

interface PlayTakeProps {
  take: KeptTake
  label: string
  /** Told where the recording was stopped, for an answer that is about that second. */
  onSecond?: (second: number) => void
}

/** A recording is fetched when the tutor wants to hear it. */
export function PlayTake({ take, label, onSecond }: PlayTakeProps) {
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState('')
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  async function load() {
    setProblem('')
    try {
      const sound = TakeSound.parse(await ask('GET', studentPaths.takeForTutor(take.id)))
      setUrl(URL.createObjectURL(playable(sound)))
    } catch (error) {
      setProblem(messageOf(error, 'The recording could not be loaded. Please try again.'))
    }
  }

  if (url) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a voice message, of which there is no text
      <audio
        controls
        autoPlay
        src={url}
        aria-label={label}
        className={styles.player}
        onPause={({ currentTarget: { currentTime, ended } }) =>
          onSecond?.(ended ? 0 : Math.floor(currentTime))
        }
      />
    )
  }
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={load}>
        {`${label} (${Math.max(1, Math.round(take.seconds))} s)`}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
