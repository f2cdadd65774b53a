import { useState } from 'react'
import { UnplayableTake } from '../../../web/listening/microphone/unplayable-take.tsx'
import type { KeptTake } from '../../contract/letters.ts'
import { PendingButton } from '../client/pending-button.tsx'
import styles from './students.module.css'
import { useTakeSound } from './use-take-sound.ts'

interface PlayTakeProps {
  take: KeptTake
  label: string
  /** Told where the recording was stopped, for an answer that is about that second. */
  onSecond?: (second: number) => void
}

/** The button that was pressed has made room for it. */
const takeFocus = (player: HTMLAudioElement | null) => player?.focus()

/** A recording is fetched when the tutor wants to hear it. */
export function PlayTake({ take, label, onSecond }: PlayTakeProps) {
  const { url, type, problem, isPending, load } = useTakeSound(take.id)
  const [isUnplayable, setIsUnplayable] = useState(false)
  if (isUnplayable) return <UnplayableTake url={url} type={type} />
  if (url) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a voice message, of which there is no text
      <audio
        ref={takeFocus}
        controls
        autoPlay
        src={url}
        aria-label={label}
        className={styles.player}
        onError={() => setIsUnplayable(true)}
        onPause={({ currentTarget: { currentTime, ended } }) =>
          onSecond?.(ended ? 0 : Math.floor(currentTime))
        }
      />
    )
  }
  return (
    <>
      <PendingButton buttonStyle="secondary" isPending={isPending} onClick={load}>
        {isPending ? 'Loading…' : `${label} (${Math.max(1, Math.round(take.seconds))} s)`}
      </PendingButton>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
