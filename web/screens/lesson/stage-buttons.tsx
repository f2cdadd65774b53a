import { Button } from '../../ui/button.tsx'
import { type Stage, stagesBeside } from './lesson-stages.ts'
import styles from './stage-buttons.module.css'

interface StageButtonsProps {
  stage: Stage
  hasResults: boolean
  onStep: (stage: Stage) => void
  onRestart: () => void
}

/** Below the panel: the way on and back; the results have buttons of their own. */
export function StageButtons({ stage, hasResults, onStep, onRestart }: StageButtonsProps) {
  const { previous, next } = stagesBeside(stage)
  if (hasResults) return null
  return (
    <div className={styles.steps}>
      {previous && (
        <Button onClick={() => onStep(previous.value)}>{`Previous: ${previous.label}`}</Button>
      )}
      {next ? (
        <Button tone="main" className={styles.next} onClick={() => onStep(next.value)}>
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
