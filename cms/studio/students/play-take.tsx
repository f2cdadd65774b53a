import { Button } from '@payloadcms/ui'
import type { KeptTake } from '../../contract/letters.ts'
import styles from './students.module.css'
import { useTakeSound } from './use-take-sound.ts'

interface PlayTakeProps {
  take: KeptTake
  label: string
  /** Told where the recording was stopped, for an answer that is about that second. */
  onSecond?: (second: number) => void
}

/** A recording is fetched when the tutor wants to hear it. */
export function PlayTake({ take, label, onSecond }: PlayTakeProps) {
  const { url, problem, isPending, load } = useTakeSound(take.id)
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
      <Button buttonStyle="secondary" margin={false} disabled={isPending} onClick={load}>
        {isPending ? 'Loading…' : `${label} (${Math.max(1, Math.round(take.seconds))} s)`}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
