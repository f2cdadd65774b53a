import { use, useRef } from 'react'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { useCourseLessons } from '../../data/lessons.ts'
import { coursePath } from '../../features/course-cards/course-words.ts'
import { useFullscreen } from '../../features/fullscreen/use-fullscreen.ts'
import { neighboursOf, uploadedLessonPath } from '../../features/lesson-links/lesson-links.ts'
import { LessonDocumentPaths } from '../../page/draft-view.ts'
import { SiteLink } from '../../page/site-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './uploaded-lesson-viewer.module.css'
import { useLessonTheme } from './use-lesson-theme.ts'

/** An uploaded HTML lesson in its sandboxed frame (decision 18). */
export function UploadedLessonViewer({ lesson }: { lesson: Lesson }) {
  const viewer = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { mode, toggle } = useFullscreen(viewer)
  useLessonTheme(frame)
  const documents = use(LessonDocumentPaths)
  const lessons = useCourseLessons(lesson.courseId)
  const { previous, next } = neighboursOf(lessons.state === 'ready' ? lessons.data : [], lesson.id)
  return (
    <div ref={viewer} className={styles.viewer} data-fullscreen={mode}>
      <header className={styles.bar}>
        <SiteLink to={coursePath(lesson.courseId)} className={buttonClass('quiet', styles.back)}>
          Back to Course
        </SiteLink>
        <div className={styles.title}>
          <p className={styles.place}>
            {`Course ${lesson.courseId} • Lesson ${lesson.lessonNumber}`}
          </p>
          <h1 className={styles.heading}>{lesson.title}</h1>
        </div>
        <div className={styles.actions}>
          {previous && (
            <SiteLink to={uploadedLessonPath(previous.id)} className={buttonClass('plain')}>
              Previous Lesson
            </SiteLink>
          )}
          {next && (
            <SiteLink to={uploadedLessonPath(next.id)} className={buttonClass('plain')}>
              Next Lesson
            </SiteLink>
          )}
          <Button onClick={toggle}>{mode === 'off' ? 'Fullscreen' : 'Exit Fullscreen'}</Button>
          <a
            href={documents.interactive(lesson.id)}
            target="_blank"
            rel="noopener"
            className={buttonClass('main')}
          >
            Open Interactive Version
          </a>
        </div>
      </header>
      <iframe
        ref={frame}
        className={styles.frame}
        src={documents.frame(lesson.id)}
        title={lesson.title}
        sandbox="allow-scripts allow-forms allow-modals allow-popups"
        allow="microphone; camera; autoplay"
      />
    </div>
  )
}
