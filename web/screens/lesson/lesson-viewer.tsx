import { useEffect, useId } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { clipPaths } from '../../../cms/contract/clip-paths.ts'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { TextSizeButton } from '../../features/text-size/text-size-button.tsx'
import { useKeptPassport } from '../../passport/passport.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { SpeechProvider, useSpeaker } from '../../speech/speech-provider.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useFullscreen } from '../../ui/fullscreen/use-fullscreen.ts'
import { TabList } from '../../ui/tabs.tsx'
import { ViewerBar } from '../../ui/viewer-bar.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import { type Stage, stageSearch, stages } from './lesson-stages.ts'
import styles from './lesson-viewer.module.css'
import { StagePanels } from './stage-panels.tsx'
import { useLoadedPhonetics } from './use-loaded-phonetics.ts'
import { useStage } from './use-stage.ts'
import { useStepNote } from './use-step-note.ts'
import { VoiceBar } from './voice-bar.tsx'
import { WordTips } from './word-tips.tsx'

interface LessonViewerProps {
  lesson: Lesson
  /** Where the course's lessons are listed. */
  lessonsPath: string
  /** Where its words become exercises. */
  practisePath: string
}

/** A structured lesson: seven tabs, gone through by the running head or by Previous and Next. */
export function LessonViewer(props: LessonViewerProps) {
  return (
    <SpeechProvider clips={clipPaths.lessonClips(props.lesson.id)}>
      <LessonPage {...props} />
    </SpeechProvider>
  )
}

function LessonPage({ lesson, lessonsPath, practisePath }: LessonViewerProps) {
  const fullscreen = useFullscreen()
  const idPrefix = useId()
  const address = useHref(useLocation().pathname) // a draft's page has another than the lesson's
  const { stage, select, stepTo } = useStage(idPrefix, useStepNote(lesson))
  const opened = useOpenedStages(lesson.id)
  useSilenceAfter(stage)
  useLoadedPhonetics()
  return (
    <div
      className={styles.viewer}
      // The browser's fullscreen is the whole page's, so that toasts stay in sight.
      data-fullscreen={fullscreen.mode === 'off' ? 'off' : 'page'}
    >
      <ViewerBar className={styles.bar}>
        <SiteLink to={lessonsPath}>Back to lessons</SiteLink>
        <div className={styles.tools}>
          <TextSizeButton />
          <Button tone="quiet" className={styles.fullscreen} onClick={fullscreen.toggle}>
            {fullscreen.mode === 'off' ? 'Fullscreen' : 'Exit Fullscreen'}
          </Button>
        </div>
      </ViewerBar>
      <LessonHead lesson={lesson} />
      <div className={styles.runningHead}>
        <TabList
          label="Lesson stages"
          tabs={stages.map((tab) => ({
            ...tab,
            href: address + stageSearch(tab.value),
            note: opened.includes(tab.value) ? 'opened' : undefined,
          }))}
          selected={stage}
          onSelect={select}
          onWalk={(next) => select(next, true)}
          idPrefix={idPrefix}
        />
      </div>
      <div className={styles.sheet}>
        <div className={styles.pages}>
          <StagePanels
            lesson={lesson}
            lessonsPath={lessonsPath}
            practisePath={practisePath}
            stage={stage}
            idPrefix={idPrefix}
            onStep={stepTo}
          />
        </div>
        <VoiceBar />
      </div>
    </div>
  )
}

function LessonHead({ lesson }: { lesson: Lesson }) {
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>
        {`Lesson ${lesson.lessonNumber} `}
        {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
      </p>
      <h1 dir="auto" className={styles.title}>
        {lesson.title}
      </h1>
      <VoiceLine text={lesson.title.slice(0, 60)} grain={1} className={styles.voice} />
      <WordTips vocabulary={lesson.vocabulary} />
    </header>
  )
}

/** The stages that were opened before, as far as this device knows. */
function useOpenedStages(lessonId: number): readonly string[] {
  const passport = useKeptPassport()
  return (passport.state === 'ready' && passport.lessons.get(lessonId)?.stages) || []
}

/** What is being read aloud belongs to its stage, and ends with it. */
function useSilenceAfter(stage: Stage) {
  const speaker = useSpeaker()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage is what ends it
  useEffect(() => speaker.stop, [speaker, stage])
}
