import { pagePaths } from '../../../../cms/contract/page-paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import styles from './create-lesson.module.css'
import type { CreatedLesson } from './create-state.ts'

interface CreatedNoteProps {
  lesson: CreatedLesson
  onPreview: (lessonId: number) => void
  onBringBack: () => void
}

/** What has become of the markup, and where to go from here. */
export function CreatedNote({ lesson, onPreview, onBringBack }: CreatedNoteProps) {
  return (
    <div role="status" className={styles.created}>
      <p>{`“${lesson.title}” is now lesson ${lesson.lessonNumber} of ${lesson.courseName}.`}</p>
      <p className={styles.links}>
        <Button onClick={() => onPreview(lesson.id)}>Preview it</Button>
        <a
          href={pagePaths.uploadedLesson(lesson.id)}
          target="_blank"
          rel="noopener"
          className={buttonClass('quiet')}
        >
          View it on the site<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <Button tone="quiet" onClick={onBringBack}>
          Bring my text back
        </Button>
      </p>
    </div>
  )
}
