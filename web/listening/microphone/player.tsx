import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import styles from './player.module.css'
import { useLeaving } from './use-leaving.ts'

interface PlayerProps {
  url: string
  label: string
  /** Pauses: the microphone is open elsewhere and would hear it. */
  isHushed: boolean
}

/** A time behind the end of every recording. */
const farAwaySeconds = 1e7

const noSoundText =
  'This recording has no sound that this browser can play. If you stopped it at once, record again, and stop when you have finished speaking.'

/** Plays a recording; one that was stopped at once has a beginning and no sound. */
export function Player(props: PlayerProps) {
  const [silentUrl, setSilentUrl] = useState<string | null>(null)
  if (silentUrl === props.url) {
    return (
      <p role="status" className={styles.silent}>
        {noSoundText}
      </p>
    )
  }
  return <Sound {...props} onSilent={() => setSilentUrl(props.url)} />
}

function Sound({ url, label, isHushed, onSilent }: PlayerProps & { onSilent: () => void }) {
  const audio = useRef<HTMLAudioElement>(null)
  useLeaving(audio, () => audio.current?.pause())

  useEffect(() => {
    if (isHushed) audio.current?.pause()
  }, [isHushed])

  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands below it
    <audio
      ref={audio}
      controls
      src={url}
      preload="metadata"
      aria-label={label}
      className={styles.player}
      onError={onSilent}
      onLoadedMetadata={findDuration}
      onDurationChange={returnToStart}
    />
  )
}

/** A recorded webm does not say how long it is: a jump to its end makes the browser find out. */
function findDuration({ currentTarget }: SyntheticEvent<HTMLAudioElement>) {
  if (currentTarget.duration === Infinity) currentTarget.currentTime = farAwaySeconds
}

function returnToStart({ currentTarget }: SyntheticEvent<HTMLAudioElement>) {
  const isFound = currentTarget.duration !== Infinity
  if (isFound && currentTarget.paused && currentTarget.currentTime > 0)
    currentTarget.currentTime = 0
}
