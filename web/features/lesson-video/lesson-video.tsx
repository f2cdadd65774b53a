import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../data/site.ts'
import { Button } from '../../ui/button.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './lesson-video.module.css'

interface LessonVideoProps {
  videoId: string
  /** The lesson's. */
  title: string
  /** False while it is out of sight: nothing must go on playing there. */
  isShown: boolean
}

/**
 * The site's one video, or the lesson's own where the tutor says so (spec §2, decision 7). No
 * request leaves for the video's host before the learner asks for it.
 */
export function LessonVideo({ videoId, title, isShown }: LessonVideoProps) {
  const { showOwnVideos, videoId: siteVideoId } = useSite()
  const [isAskedFor, setIsAskedFor] = useState(false)
  const shown = encodeURIComponent(showOwnVideos && videoId !== '' ? videoId : siteVideoId)
  useEffect(() => {
    if (!isShown) setIsAskedFor(false)
  }, [isShown])
  if (isAskedFor && isShown) return <Player video={shown} title={title} />
  return (
    <div className={styles.poster}>
      <VoiceLine text={title.slice(0, 40)} grain={2} className={styles.line} />
      <Button tone="main" className={styles.play} onClick={() => setIsAskedFor(true)}>
        <svg aria-hidden="true" viewBox="0 0 12 14" className={styles.sign}>
          <path d="M1 1v12l10-6z" />
        </svg>
        Play the video
      </Button>
      <p className={styles.note}>
        The video comes from <a href={`https://www.youtube.com/watch?v=${shown}`}>YouTube</a>
        <span className={styles.how}> and is loaded when you press the button</span>.
      </p>
    </div>
  )
}

/** Takes the focus of the button that it replaces. */
function Player({ video, title }: { video: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1`}
      title={`Video: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube plays for nobody without a name, and a page with a secret in its address gives none.
      referrerPolicy="strict-origin"
    />
  )
}
