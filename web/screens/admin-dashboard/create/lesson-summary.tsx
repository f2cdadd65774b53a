import type { CourseSummary } from '../../../../cms/contract/course.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { sizeText } from '../../../ui/text-file/size-text.ts'
import styles from './lesson-summary.module.css'
import type { SummaryAnswer } from './read-summary.ts'
import { figuresOf, notesOf } from './summary-notes.ts'
import type { LiveSummary } from './use-markup-summary.ts'

interface LessonSummaryProps {
  live: LiveSummary
  course: CourseSummary | undefined
  onGoToLine: (line: number) => void
}

/** In the margin, while the tutor writes: what the markup holds and what is wrong with it. */
export function LessonSummary({ live, course, onGoToLine }: LessonSummaryProps) {
  return (
    <section aria-labelledby="summary-title" className={styles.summary}>
      <h2 id="summary-title" className={styles.title}>
        What is in the markup
      </h2>
      {live.state === 'empty' && <p>Nothing yet. Write a lesson, or load a template.</p>}
      {live.state === 'reading' && <p>Reading…</p>}
      {live.state === 'unavailable' && (
        <p>
          This browser cannot check the markup as you type. You will see any mistakes when you
          create the lesson.
        </p>
      )}
      <div aria-live="polite" data-behind={(live.state === 'ready' && live.isBehind) || undefined}>
        {live.state === 'ready' && (
          <Read answer={live.answer} course={course} onGoToLine={onGoToLine} />
        )}
      </div>
    </section>
  )
}

interface ReadProps {
  answer: SummaryAnswer
  course: CourseSummary | undefined
  onGoToLine: (line: number) => void
}

function Read({ answer, course, onGoToLine }: ReadProps) {
  const { summary, isTooLarge, fitsOtherParser, bytes } = answer
  if (isTooLarge) {
    return (
      <p className={styles.problem}>
        {`The markup is ${sizeText(bytes)}. A lesson can have up to 5 MB of HTML.`}
      </p>
    )
  }
  if (!summary.ok) {
    return (
      <>
        <p className={styles.problem}>{summary.message}</p>
        {fitsOtherParser && <p>The other parser can read this markup.</p>}
        <Button onClick={() => onGoToLine(summary.line)}>{`Go to line ${summary.line}`}</Button>
      </>
    )
  }
  return (
    <>
      <p className={styles.lessonTitle}>
        {summary.title} {summary.isPremium && <Badge tone="warning">Premium</Badge>}
      </p>
      <dl className={styles.figures}>
        {figuresOf(summary).map(({ name, count }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Notes notes={notesOf(summary, course)} />
    </>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return <p className={styles.right}>No mistakes found.</p>
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
