import type { ReactNode } from 'react'
import type { Lesson, QuizQuestion } from '../../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../../cms/contract/page-paths.ts'
import { studioPaths } from '../../../../cms/contract/studio-paths.ts'
import { LessonMarks } from '../../../features/lesson-marks/lesson-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { keyed } from '../../../ui/keyed.ts'
import styles from './lesson-preview.module.css'

interface LessonPreviewProps {
  lesson: Lesson
  courseName: string | undefined
}

/** Everything a structured lesson holds, as on a proof sheet. */
export function LessonPreview({ lesson, courseName }: LessonPreviewProps) {
  return (
    <article className={styles.lesson}>
      <h2 className={styles.title}>
        {lesson.title} <LessonMarks lesson={lesson} />
      </h2>
      <p className={styles.place}>
        <span>{courseName ?? `Course ${lesson.courseId}`}</span>
        <span>{`Lesson ${lesson.lessonNumber}`}</span>
        <a href={pagePaths.uploadedLesson(lesson.id)} target="_blank" rel="noopener">
          View on the site<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <a href={studioPaths.document('lessons', lesson.id)}>Edit in the studio</a>
      </p>
      {lesson.hasHtmlContent && (
        <p className={styles.note}>This lesson is an HTML page; view it on the site.</p>
      )}
      <Part title="Objectives" items={lesson.objectives}>
        {(objective) => objective}
      </Part>
      <Part title="Warm-up questions" items={lesson.warmUpQuestions}>
        {(question) => question}
      </Part>
      <Part title="Vocabulary" items={lesson.vocabulary}>
        {({ word, phonetics, definition, example }) => (
          <>
            <strong>{word}</strong>{' '}
            {phonetics && <span className={styles.margin}>{phonetics}</span>}
            <Text text={definition} />
            <Example text={example} />
          </>
        )}
      </Part>
      <Part title="Phrases" items={lesson.phrases}>
        {({ phrase, usage, example }) => (
          <>
            <strong>{phrase}</strong>
            <Text text={usage} />
            <Example text={example} />
          </>
        )}
      </Part>
      <Part title="Grammar concepts" items={lesson.grammarConcepts}>
        {({ concept, explanation, example }) => (
          <>
            <strong>{concept}</strong>
            <Text text={explanation} />
            <Example text={example} />
          </>
        )}
      </Part>
      <Part title="Practice activities" items={lesson.practiceActivities}>
        {({ type, questions }) => (
          <>
            <Badge>{type === 'speaking' ? 'Speaking' : 'Writing'}</Badge>
            <ul className={styles.inner}>
              {keyed(questions).map(({ key, item }) => (
                <li key={key}>{item}</li>
              ))}
            </ul>
          </>
        )}
      </Part>
      <Part title="Quiz questions" items={lesson.quizQuestions}>
        {(question) => <Quiz question={question} />}
      </Part>
    </article>
  )
}

interface PartProps<Item> {
  title: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** A list of the lesson with its count in the margin. */
function Part<Item>({ title, items, children }: PartProps<Item>) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>
        {title} <span className={styles.count}>{items.length}</span>
      </h3>
      {items.length === 0 ? (
        <p className={styles.none}>None.</p>
      ) : (
        <ol className={styles.items}>
          {keyed(items).map(({ key, item }) => (
            <li key={key}>{children(item)}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Quiz({ question: { question, options, correctAnswer } }: { question: QuizQuestion }) {
  return (
    <>
      {question}
      <ul className={styles.options}>
        {keyed(options).map(({ key, index, item }) => (
          <li key={key} data-correct={index === correctAnswer || undefined}>
            {item}
            {index === correctAnswer && <span className={styles.correct}> ✓ correct</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

const Text = ({ text }: { text: string }) => text !== '' && <p className={styles.text}>{text}</p>

const Example = ({ text }: { text: string }) =>
  text !== '' && <p className={styles.example}>“{text}”</p>
