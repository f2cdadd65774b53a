import { type ReactNode, useId, useRef, useState } from 'react'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { useFullscreen } from '../../features/fullscreen/use-fullscreen.ts'
import { LessonVideo } from '../../features/lesson-video/lesson-video.tsx'
import { newQuiz } from '../../features/quiz/quiz-rules.ts'
import { TextSizeButton } from '../../features/text-size/text-size-button.tsx'
import { SiteLink } from '../../page/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { panelId, TabList, tabId } from '../../ui/tabs.tsx'
import { firstStage, type Stage, stages, stagesBeside } from './lesson-stages.ts'
import styles from './lesson-viewer.module.css'
import { Objectives } from './stages/objectives.tsx'
import { Phrases } from './stages/phrases.tsx'
import { Practice } from './stages/practice.tsx'
import { QuizStage } from './stages/quiz-stage.tsx'
import { Vocabulary } from './stages/vocabulary.tsx'
import { WarmUp } from './stages/warm-up.tsx'
import { WordTips } from './word-tips.tsx'

interface LessonViewerProps {
  lesson: Lesson
  /** Where the course's lessons are listed. */
  lessonsPath: string
}

/** A structured lesson: seven tabs, gone through by the row on top or by Previous and Next. */
export function LessonViewer({ lesson, lessonsPath }: LessonViewerProps) {
  const viewer = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(viewer)
  const idPrefix = useId()
  const [stage, setStage] = useState<Stage>(firstStage)
  const [quiz, setQuiz] = useState(() => newQuiz(lesson.quizQuestions.length))

  function goTo(next: Stage) {
    setStage(next)
    // The tab row stays in sight above the panel.
    viewer.current?.scrollIntoView({ block: 'start' })
    document.getElementById(tabId(idPrefix, next))?.focus({ preventScroll: true })
  }

  function restart(next: Stage) {
    setQuiz(newQuiz(lesson.quizQuestions.length))
    goTo(next)
  }

  const content: Record<Stage, ReactNode> = {
    objectives: <Objectives lesson={lesson} />,
    warmup: <WarmUp lesson={lesson} />,
    video: <LessonVideo videoId={lesson.videoId} title={lesson.title} />,
    vocabulary: <Vocabulary items={lesson.vocabulary} />,
    phrases: <Phrases phrases={lesson.phrases} grammar={lesson.grammarConcepts} />,
    practice: <Practice lesson={lesson} />,
    quiz: (
      <QuizStage
        questions={lesson.quizQuestions}
        quiz={quiz}
        onChange={setQuiz}
        lessonsPath={lessonsPath}
        onPracticeAgain={() => restart('practice')}
      />
    ),
  }

  return (
    <div ref={viewer} className={styles.viewer} data-fullscreen={fullscreen.mode}>
      <div className={styles.bar}>
        <SiteLink to={lessonsPath}>Back to lessons</SiteLink>
        <div className={styles.tools}>
          <TextSizeButton />
          <Button tone="quiet" onClick={fullscreen.toggle}>
            {fullscreen.mode === 'off' ? 'Fullscreen' : 'Exit Fullscreen'}
          </Button>
        </div>
      </div>
      <p className={styles.kicker}>
        {`Lesson ${lesson.lessonNumber} `}
        {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
      </p>
      <h1>{lesson.title}</h1>
      <WordTips vocabulary={lesson.vocabulary} />
      <TabList
        label="Lesson stages"
        tabs={stages}
        selected={stage}
        onSelect={setStage}
        idPrefix={idPrefix}
      />
      {stages.map(({ value, label }) => (
        <section
          key={value}
          role="tabpanel"
          id={panelId(idPrefix, value)}
          aria-labelledby={tabId(idPrefix, value)}
          hidden={value !== stage}
          className={styles.panel}
        >
          <h2>{label}</h2>
          {content[value]}
        </section>
      ))}
      <StageButtons
        stage={stage}
        hasResults={stage === 'quiz' && quiz.phase === 'results'}
        onGoTo={goTo}
        onRestart={() => restart(firstStage)}
      />
    </div>
  )
}

interface StageButtonsProps {
  stage: Stage
  hasResults: boolean
  onGoTo: (stage: Stage) => void
  onRestart: () => void
}

/** Below the panel: the way on and back; the results have buttons of their own. */
function StageButtons({ stage, hasResults, onGoTo, onRestart }: StageButtonsProps) {
  const { previous, next } = stagesBeside(stage)
  if (hasResults) return null
  return (
    <div className={styles.steps}>
      {previous && (
        <Button onClick={() => onGoTo(previous.value)}>{`Previous: ${previous.label}`}</Button>
      )}
      {next ? (
        <Button tone="main" className={styles.next} onClick={() => onGoTo(next.value)}>
          {`Next: ${next.label}`}
        </Button>
      ) : (
        <Button className={styles.next} onClick={onRestart}>
          Restart Lesson
        </Button>
      )}
    </div>
  )
}
