import { useEffect, useRef, useState } from 'react'
import type { FlashcardQuestion } from '../../../../cms/exercises/questions/question.ts'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import { SpeakSentence } from '../../../speech/speak-sentence.tsx'
import { Button } from '../../../ui/button.tsx'
import { keyed } from '../../../ui/keyed.ts'
import { SelfJudgement } from '../self-judgement.tsx'
import styles from './flashcard-question.module.css'
import type { KindProps } from './kind-props.ts'

/** A card that is turned over and judged by the learner herself. */
export function FlashcardQuestionView(props: KindProps<FlashcardQuestion>) {
  const { question, rows, isSettled, onAnswer } = props
  const { rowId, word, meanings, front } = question
  const example = rows[0]?.example ?? ''
  const [isTurned, setIsTurned] = useState(isSettled)
  const back = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isTurned) back.current?.focus()
  }, [isTurned])

  return (
    <>
      <div className={styles.card}>
        <CardSide word={word} meanings={meanings} side={front} />
        {isTurned && (
          <div ref={back} tabIndex={-1} className={styles.back}>
            <CardSide
              word={word}
              meanings={meanings}
              side={front === 'word' ? 'meaning' : 'word'}
            />
            {example !== '' && (
              <p lang="en" translate="no" dir="auto" className={styles.example}>
                {example}
                <SpeakSentence text={example} />
              </p>
            )}
          </div>
        )}
      </div>
      {isTurned ? (
        <SelfJudgement
          question="Did you know it?"
          yes="I knew it"
          no="Not yet"
          onJudge={(verdict) => onAnswer({ rowId, given: verdict, verdict })}
        />
      ) : (
        <Button tone="main" className={styles.turn} onClick={() => setIsTurned(true)}>
          Turn over
        </Button>
      )}
    </>
  )
}

interface CardSideProps {
  word: string
  meanings: readonly string[]
  side: 'word' | 'meaning'
}

function CardSide({ word, meanings, side }: CardSideProps) {
  if (side === 'meaning') {
    return keyed(meanings).map(({ key, item }) => (
      <p key={key} dir="auto" className={styles.meaning}>
        {item}
      </p>
    ))
  }
  return (
    <p lang="en" translate="no" dir="auto" className={styles.word}>
      {word}
      <SpeakButton text={word} />
    </p>
  )
}
