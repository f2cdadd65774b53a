import type { SayQuestion } from '../../../../cms/exercises/questions/question.ts'
import { ListenButton } from '../listen-button.tsx'
import { SelfJudgement } from '../self-judgement.tsx'
import type { KindProps } from './kind-props.ts'
import styles from './say-question.module.css'

/** A sentence to listen to and to say. */
export function SayQuestionView({ question, speaking, onAnswer }: KindProps<SayQuestion>) {
  const { rowId, text } = question
  return (
    <>
      <p lang="en" translate="no" dir="auto" className={styles.text}>
        {text}
      </p>
      <div className={styles.listen}>
        <ListenButton text={text}>Listen</ListenButton>
        <ListenButton isSlow text={text}>
          Slowly
        </ListenButton>
      </div>
      {speaking && <div className={styles.record}>{speaking.renderSay(question)}</div>}
      <SelfJudgement
        question="Say it aloud. How did it go?"
        yes="I said it"
        no="Not yet"
        onJudge={(verdict) => onAnswer({ rowId, given: verdict, verdict })}
      />
    </>
  )
}
