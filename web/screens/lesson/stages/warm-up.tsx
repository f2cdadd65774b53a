import { useState } from 'react'
import type { Lesson } from '../../../../cms/contract/lesson.ts'
import { defaultCourseId } from '../../../../cms/contract/page-paths.ts'
import { InnerVoice } from '../../../pictures/inner-voice.tsx'
import { LakeAtDawn } from '../../../pictures/lake-at-dawn.tsx'
import { TextList } from './text-list.tsx'
import styles from './warm-up.module.css'

/** The lesson whose picture is the inner voice: id 2, and lesson 2 of the first course (spec §2, §9). */
const innerVoiceLesson = 2

/** What the server answers where a lesson has no picture of its own: the lake, drawn here. */
const defaultPicture = '/pictures/lake-at-dawn.svg'

const scenes = {
  innerVoice: 'Imagine the voice in your head. What does it say to you when a task is hard?',
  lake: 'Imagine a lake early in the morning. What can you see, and how does it make you feel?',
} as const

/** A scene to talk about and questions to begin with. */
export function WarmUp({ lesson }: { lesson: Lesson }) {
  const isInnerVoice =
    lesson.id === innerVoiceLesson ||
    (lesson.courseId === defaultCourseId && lesson.lessonNumber === innerVoiceLesson)
  return (
    <>
      <figure className={styles.scene}>
        {isInnerVoice ? (
          <InnerVoice className={styles.picture} />
        ) : (
          // What is said of one picture is not said of the next, which the tutor tries in a draft.
          <OwnPicture key={lesson.warmUpPicture} src={lesson.warmUpPicture} />
        )}
        <figcaption dir="auto" className={styles.prompt}>
          {lesson.visualPrompt || scenes[isInnerVoice ? 'innerVoice' : 'lake']}
        </figcaption>
      </figure>
      <TextList ordered texts={lesson.warmUpQuestions} />
    </>
  )
}

/** The lesson's own picture; the lake where it has none or the picture does not come. */
function OwnPicture({ src }: { src: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing || src === '' || src === defaultPicture) {
    return <LakeAtDawn className={styles.picture} />
  }
  return (
    // biome-ignore lint/performance/noImgElement: a rule for pages of Next
    <img
      ref={askAgain}
      src={src}
      alt="The scene to talk about"
      loading="lazy"
      className={styles.picture}
      onError={() => setIsMissing(true)}
    />
  )
}

/** A picture that failed before the page came alive has told nobody. */
function askAgain(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}
