import { type SyntheticEvent, useEffect, useRef } from 'react'
import styles from './player.module.css'

interface PlayerProps {
  url: string
  label: string
  /** Pauses: the microphone is open elsewhere and would hear it. */
  isHushed: boolean
}

/** A time behind the end of every recording. */
const farAwaySeconds = 1e7

/** Plays a recording. */
export function Player({ url, label, isHushed }: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)

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
