import { memo, type ReactNode, useEffect, useState } from 'react'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { LessonVideo } from '../../features/lesson-video/lesson-video.tsx'
import { newQuiz, submittedOf } from '../../features/quiz/quiz-state.ts'
import { useIsDraft } from '../../page/draft-view.ts'
import { recordStep } from '../../passport/passport.ts'
import { later, laterInUse } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { firstStage, type Stage, stages, stagesOf } from './lesson-stages.ts'
import styles from './lesson-viewer.module.css'
import { StageButtons } from './stage-buttons.tsx'
import { Objectives } from './stages/objectives.tsx'

// Nobody begins with these: they come when the page is first used.
const WarmUp = laterInUse(async () => (await import('./stages/warm-up.tsx')).WarmUp)
const Vocabulary = laterInUse(async () => (await import('./stages/vocabulary.tsx')).Vocabulary)
const Phrases = laterInUse(async () => (await import('./stages/phrases.tsx')).Phrases)
const Practice = laterInUse(async () => (await import('./stages/practice.tsx')).Practice)
const TakeHome = laterInUse(
  async () => (await import('./stages/take-home-stage.tsx')).TakeHomeStage,
)
const QuizStage = laterInUse(async () => (await import('./stages/quiz-stage.tsx')).QuizStage)

// It writes down that the lesson was opened.
const LessonRecord = later(
  async () => (await import('../../features/progress/lesson-record.tsx')).LessonRecord,
)

/** Where the words of the lesson are met. */
const stagesOfWords = new Set<Stage>(['vocabulary', 'phrases', 'practice'])

interface StagePanelsProps {
  lesson: Lesson
  lessonsPath: string
  practisePath: string
  stage: Stage
  idPrefix: string
  onStep: (stage: Stage) => void
}

/**
 * What the seven tabs show, with the way on and back below. Not drawn anew while a stage waits for
 * its code, which would lose what the server drew.
 */
export const StagePanels = memo(function StagePanels(props: StagePanelsProps) {
  const { lesson, lessonsPath, practisePath, stage, idPrefix, onStep } = props
  const isDraft = useIsDraft()
  // What visitors do not have yet cannot be practised: a draft's words have no page.
  const isPractised = !isDraft && lesson.vocabulary.length + lesson.phrases.length > 0
  const questionCount = lesson.quizQuestions.length
  const [quiz, setQuiz] = useState(() => newQuiz(questionCount))
  // The tutor has written one more, or struck one out, in the draft that is shown.
  if (quiz.answers.length !== questionCount) setQuiz(newQuiz(questionCount))
  const { id: lessonId, courseId } = lesson

  // Here and not where the rest is written down: that comes later, and a stage may be left by then.
  useEffect(() => {
    if (!isDraft) recordStep({ courseId, lessonId }, stage)
  }, [isDraft, courseId, lessonId, stage])

  function restart(next: Stage) {
    setQuiz(newQuiz(questionCount))
    onStep(next)
  }

  const content: Record<Stage, ReactNode> = {
    objectives: <Objectives lesson={lesson} />,
    warmup: <WarmUp lesson={lesson} />,
    video: (
      <LessonVideo
        videoId={lesson.videoId}
        title={lesson.title}
        // A hidden player would go on speaking.
        isShown={stage === 'video'}
      />
    ),
    vocabulary: <Vocabulary items={lesson.vocabulary} lesson={lesson} />,
    phrases: <Phrases phrases={lesson.phrases} grammar={lesson.grammarConcepts} lesson={lesson} />,
    practice: (
      <>
        <Practice lesson={lesson} />
        {!isDraft && <TakeHome lesson={lesson} lessonsPath={lessonsPath} />}
      </>
    ),
    quiz: (
      <QuizStage
        questions={lesson.quizQuestions}
        words={isPractised ? lesson.vocabulary.map(({ word }) => word) : []}
        practisePath={practisePath}
        quiz={quiz}
        onChange={setQuiz}
        lessonsPath={lessonsPath}
        onPracticeAgain={() => restart('practice')}
        keptFor={isDraft ? null : lesson.id}
      />
    ),
  }
  return (
    <>
      {stages.map(({ value, label }) => (
        <TabPanel
          key={value}
          idPrefix={idPrefix}
          value={value}
          selected={stage}
          className={styles.panel}
        >
          <h2 tabIndex={-1} className={styles.heading}>
            {label}
          </h2>
          {content[value]}
          {isPractised && stagesOfWords.has(value) && (
            <p className={styles.practise}>
              <SiteLink to={practisePath} className={buttonClass('plain')}>
                Practise these words
              </SiteLink>
            </p>
          )}
        </TabPanel>
      ))}
      <StageButtons
        stage={stage}
        hasResults={stage === 'quiz' && quiz.phase === 'results'}
        onStep={onStep}
        onRestart={() => restart(firstStage)}
      />
      {!isDraft && (
        <LessonRecord
          key={lesson.id}
          lesson={{ courseId: lesson.courseId, lessonId: lesson.id, title: lesson.title }}
          stages={stagesOf(lesson)}
          hasQuiz={lesson.quizQuestions.length > 0}
          submitted={submittedOf(quiz, lesson.quizQuestions)}
        />
      )}
    </>
  )
})
