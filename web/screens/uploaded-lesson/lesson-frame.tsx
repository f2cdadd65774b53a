import { use, useRef, useState } from 'react'
import { LessonDocumentPaths } from '../../page/draft-view.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './lesson-frame.module.css'
import { useEscapeInFrame } from './use-escape-in-frame.ts'
import { type FrameState, useFrameState } from './use-frame-state.ts'
import { useLessonTheme } from './use-lesson-theme.ts'

interface LessonFrameProps {
  lessonId: number
  title: string
  onEscape: () => void
}

interface RetriedFrameProps extends LessonFrameProps {
  /** Has what another attempt needs. */
  beforeRetry?: () => Promise<void>
}

/** The lesson's document in its frame; another attempt begins with a new frame. */
export function LessonFrame({ beforeRetry, ...props }: RetriedFrameProps) {
  const [attempt, setAttempt] = useState(1)

  async function retry() {
    await beforeRetry?.()
    setAttempt(attempt + 1)
  }

  return <Sheet key={attempt} {...props} onRetry={retry} />
}

interface SheetProps extends LessonFrameProps {
  onRetry: () => void
}

/** The sandbox of decision 18, and what is to be said while the lesson is not there. */
function Sheet({ lessonId, title, onEscape, onRetry }: SheetProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const documents = use(LessonDocumentPaths)
  const state = useFrameState(frame)
  useLessonTheme(frame)
  useEscapeInFrame(frame, onEscape)
  return (
    <div className={styles.stage} data-state={state}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={documents.frame(lessonId)}
        title={title}
        sandbox="allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox"
        allow="microphone; camera; autoplay"
      />
      <FrameStatus state={state} onRetry={onRetry} />
    </div>
  )
}

function FrameStatus({ state, onRetry }: { state: FrameState; onRetry: () => void }) {
  if (state === 'failed') {
    return (
      <div role="alert" className={styles.failed}>
        <Notice
          level={2}
          title="The lesson is not showing"
          text="It could not be loaded, or a link in it led to a page that cannot be shown here."
        >
          <Button tone="main" onClick={onRetry}>
            Try Again
          </Button>
        </Notice>
      </div>
    )
  }
  return (
    <div role="status" className={styles.status}>
      {state === 'loading' && (
        <>
          <VoiceLine text="Loading lesson..." className={styles.line} />
          <p>Loading lesson...</p>
        </>
      )}
      {state === 'slow' && (
        <>
          <p>The lesson is taking a long time to load.</p>
          <Button onClick={onRetry}>Try Again</Button>
        </>
      )}
    </div>
  )
}
