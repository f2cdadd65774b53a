import { use, useRef } from 'react'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useLessonsBeside, useLessonWordCount } from '../../data/lessons.ts'
import { dataOf } from '../../data/use-read.ts'
import { neighboursOf } from '../../features/lesson-links/lesson-links.ts'
import { LessonDocumentPaths, useIsDraft } from '../../page/draft-view.ts'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useFullscreen } from '../../ui/fullscreen/use-fullscreen.ts'
import { LessonFrame } from './lesson-frame.tsx'
import styles from './uploaded-lesson-viewer.module.css'

// What she says of it is for later, and so is the code that remembers it.
const FinishButton = later(
  async () => (await import('../../features/progress/finish-button.tsx')).FinishButton,
)

/** An uploaded HTML lesson under its bar, in the order of spec §2. */
export function UploadedLessonViewer({ lesson }: { lesson: Lesson }) {
  const viewer = useRef<HTMLDivElement>(null)
  const { mode, toggle } = useFullscreen(viewer)
  const isDraft = useIsDraft()
  const documents = use(LessonDocumentPaths)
  const lessons = useLessonsBeside(lesson.courseId, lesson.lessonNumber)
  const { previous, next } = neighboursOf(lessons.state === 'ready' ? lessons.data : [], lesson.id)
  const words = dataOf(useLessonWordCount(lesson.id))?.words ?? 0
  // The browser itself leaves its fullscreen on Escape, wherever the focus is.
  const onEscape = () => {
    if (mode === 'window') toggle()
  }
  return (
    <div ref={viewer} className={styles.viewer} data-fullscreen={mode}>
      <div className={styles.bar}>
        <div className={styles.ways}>
          <SiteLink to={pagePaths.course(lesson.courseId)} className={buttonClass('quiet')}>
            Back to Course
          </SiteLink>
          {previous && (
            <SiteLink to={pagePaths.uploadedLesson(previous.id)} className={buttonClass('quiet')}>
              Previous Lesson
            </SiteLink>
          )}
        </div>
        <div className={styles.title}>
          <div className={styles.line}>
            <p className={styles.place}>
              {`Course ${lesson.courseId} • Lesson ${lesson.lessonNumber}`}
            </p>
            {words > 0 && (
              <SiteLink to={pagePaths.practiseUploaded(lesson.id)} className={styles.practise}>
                Practise these words
              </SiteLink>
            )}
          </div>
          <h1 dir="auto" className={styles.heading}>
            {lesson.title}
          </h1>
        </div>
        <a
          href={documents.interactive(lesson.id)}
          target="_blank"
          rel="noopener"
          className={buttonClass('main', styles.interactive)}
        >
          Open Interactive Version
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <div className={styles.ways} data-side="end">
          {next && (
            <SiteLink
              to={pagePaths.uploadedLesson(next.id)}
              className={buttonClass('quiet', styles.next)}
            >
              Next Lesson
            </SiteLink>
          )}
          {!isDraft && (
            <FinishButton
              lesson={{ courseId: lesson.courseId, lessonId: lesson.id, title: lesson.title }}
              className={styles.finish}
            />
          )}
          <Button tone="quiet" className={styles.fullscreen} onClick={toggle}>
            {mode === 'off' ? 'Fullscreen' : 'Exit Fullscreen'}
          </Button>
        </div>
      </div>
      <p className={styles.onPaper}>
        Only the part in sight is on this paper. To print the whole lesson, open its interactive
        version and print that page.
      </p>
      {/* A frame that only changed its address would add a step to the way back. */}
      <LessonFrame key={lesson.id} lessonId={lesson.id} title={lesson.title} onEscape={onEscape} />
    </div>
  )
}
