import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './intro-video.module.css'

interface IntroVideoProps {
  videoId: string
  /** The tutor's. */
  name: string
}

/** The tutor introduces herself; nothing is asked of the video's host before somebody wants it. */
export function IntroVideo({ videoId, name }: IntroVideoProps) {
  const [isAskedFor, setIsAskedFor] = useState(false)
  if (isAskedFor) return <Player videoId={videoId} name={name} />
  return (
    <div className={styles.offer}>
      <Button onClick={() => setIsAskedFor(true)}>
        <svg aria-hidden="true" viewBox="0 0 12 14" className={styles.sign}>
          <path d="M1 1v12l10-6z" />
        </svg>
        Watch my video
      </Button>
      <p className={styles.note}>It comes from YouTube once you press the button.</p>
    </div>
  )
}

/** Takes the focus of the button that it replaces. */
function Player({ videoId, name }: IntroVideoProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1`}
      title={`Video: ${name} says hello`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube plays for nobody without a name, and a page with a secret in its address gives none.
      referrerPolicy="strict-origin"
    />
  )
}
