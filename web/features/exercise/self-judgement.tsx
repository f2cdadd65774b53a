import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './self-judgement.module.css'

interface SelfJudgementProps {
  question: string
  yes: string
  no: string
  onJudge: (verdict: 'right' | 'wrong') => void
}

/** The learner's own word on what nobody but she can judge. */
export function SelfJudgement({ question, yes, no, onJudge }: SelfJudgementProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className={styles.judgement}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <Button onClick={() => onJudge('wrong')}>{no}</Button>
      <Button tone="main" onClick={() => onJudge('right')}>
        {yes}
      </Button>
    </div>
  )
}
