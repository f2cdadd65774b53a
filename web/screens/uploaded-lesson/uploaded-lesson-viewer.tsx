import { use, useRef } from 'react'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useLessonsBeside } from '../../data/lessons.ts'
import { neighboursOf } from '../../features/lesson-links/lesson-links.ts'
import { LessonDocumentPaths } from '../../page/draft-view.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useFullscreen } from '../../ui/fullscreen/use-fullscreen.ts'
import { LessonFoot } from './lesson-foot.tsx'
import { LessonFrame } from './lesson-frame.tsx'
import styles from './uploaded-lesson-viewer.module.css'

/** An uploaded HTML lesson under its bar, in the order of spec §2, and above its foot. */
export function UploadedLessonViewer({ lesson }: { lesson: Lesson }) {
  const viewer = useRef<HTMLDivElement>(null)
  const { mode, toggle } = useFullscreen(viewer)
  const documents = use(LessonDocumentPaths)
  const lessons = useLessonsBeside(lesson.courseId, lesson.lessonNumber)
  const { previous, next } = neighboursOf(lessons.state === 'ready' ? lessons.data : [], lesson.id)
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
          <p className={styles.place}>
            {`Course ${lesson.courseId} • Lesson ${lesson.lessonNumber}`}
          </p>
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
            <SiteLink to={pagePaths.uploadedLesson(next.id)} className={buttonClass('quiet')}>
              Next Lesson
            </SiteLink>
          )}
          <Button tone="quiet" className={styles.fullscreen} onClick={toggle}>
            {mode === 'off' ? 'Fullscreen' : 'Exit Fullscreen'}
          </Button>
        </div>
      </div>
      <p className={styles.onPaper}>
        Only the part on the screen is printed here. To print the whole lesson, open its interactive
        version and print that page.
      </p>
      {/* A frame that only changed its address would add a step to the way back. */}
      <LessonFrame key={lesson.id} lessonId={lesson.id} title={lesson.title} onEscape={onEscape} />
      <LessonFoot lesson={lesson} />
    </div>
  )
}
