import { useState } from 'react'
import { useSite } from '../../data/site.ts'
import { Button } from '../../ui/button.tsx'
import styles from './lesson-video.module.css'

/**
 * The site's one video, or the lesson's own where the tutor says so (spec §2, decision 7). No
 * request leaves for the video's host before the learner asks for it.
 */
export function LessonVideo({ videoId, title }: { videoId: string; title: string }) {
  const { showOwnVideos, videoId: siteVideoId } = useSite()
  const [isPlaying, setIsPlaying] = useState(false)
  const shownId = showOwnVideos && videoId !== '' ? videoId : siteVideoId
  if (isPlaying) {
    return (
      <iframe
        className={styles.player}
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(shownId)}?autoplay=1`}
        title={`Video: ${title}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    )
  }
  return (
    <div className={styles.poster}>
      <Button tone="main" onClick={() => setIsPlaying(true)}>
        Play the video
      </Button>
      <p>The video comes from YouTube and is loaded when you press the button.</p>
    </div>
  )
}
