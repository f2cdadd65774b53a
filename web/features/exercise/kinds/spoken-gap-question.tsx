import { useState } from 'react'
import type { GapQuestion } from '../../../../cms/exercises/questions/question.ts'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelfJudgement } from '../self-judgement.tsx'
import type { KindProps } from './kind-props.ts'
import styles from './spoken-gap-question.module.css'
import { WordBank } from './word-bank.tsx'

/** A sentence that is said with its missing word, and judged by who said it. */
export function SpokenGapQuestionView(props: KindProps<GapQuestion>) {
  const { question, isSettled, onAnswer } = props
  const { rowId, before, answer, after, bank } = question
  const [isShown, setIsShown] = useState(isSettled)
  return (
    <>
      <p lang="en" dir="auto" className={styles.sentence}>
        {before}
        {isShown ? (
          <strong>{answer}</strong>
        ) : (
          <span className={styles.gap}>
            <span className="visually-hidden">missing word</span>
          </span>
        )}
        {after}
        {isShown && <SpeakButton text={before + answer + after} />}
      </p>
      {bank.length > 0 && <WordBank words={bank} isOver={isShown} />}
      {isShown ? (
        <SelfJudgement
          question="Listen to the sentence. Did you say it so?"
          yes="I said it so"
          no="Not yet"
          onJudge={(verdict) => onAnswer({ rowId, given: verdict, verdict })}
        />
      ) : (
        <Button className={styles.show} onClick={() => setIsShown(true)}>
          I have said it: show the sentence
        </Button>
      )}
    </>
  )
}
