import { useEffect, useRef, useState } from 'react'
import type { GapQuestion } from '../../../../cms/exercises/questions/question.ts'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelfJudgement } from '../self-judgement.tsx'
import type { KindProps } from './kind-props.ts'
import styles from './spoken-gap-question.module.css'
import { WordBank } from './word-bank.tsx'

/** Which word she used, as she pressed it or as it was heard; or that she judges by herself. */
type Given = { word: string; isHeard: boolean } | 'judges' | null

/** A sentence that is said with its missing word; what is heard or pressed is the answer. */
export function SpokenGapQuestionView(props: KindProps<GapQuestion>) {
  const { question, isSettled, speaking, onAnswer } = props
  const { rowId, before, answer, after, bank } = question
  const [given, setGiven] = useState<Given>(isSettled ? 'judges' : null)
  const isShown = given !== null
  const sentence = useRef<HTMLParagraphElement>(null)

  // The button that has shown it is gone.
  useEffect(() => {
    if (given === 'judges') sentence.current?.focus()
  }, [given])

  /** The first word counts: what is said afterwards is for practice. */
  function give(next: { word: string; isHeard: boolean }) {
    setGiven((now) => now ?? next)
  }

  return (
    <>
      <p
        ref={sentence}
        tabIndex={-1}
        lang="en"
        translate="no"
        dir="auto"
        className={styles.sentence}
      >
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
      {bank.length > 0 && (
        <WordBank words={bank} isOver={isShown} onTake={(word) => give({ word, isHeard: false })} />
      )}
      {speaking?.renderSpokenGap && (
        <div className={styles.record}>
          {speaking.renderSpokenGap({
            question,
            isOver: isShown,
            onHeard: (word) => give({ word, isHeard: true }),
          })}
        </div>
      )}
      {given === null && (
        <Button className={styles.show} onClick={() => setGiven('judges')}>
          I have said it: show the sentence
        </Button>
      )}
      {given === 'judges' && (
        <SelfJudgement
          question="Listen to the sentence. Did you say it like that?"
          yes="Yes, I did"
          no="Not yet"
          onJudge={(verdict) => onAnswer({ rowId, given: verdict, verdict })}
        />
      )}
      {given !== null && given !== 'judges' && (
        <GivenWord
          {...given}
          answer={answer}
          onNext={(verdict) => onAnswer({ rowId, given: given.word, verdict })}
          onHeardWrong={() => setGiven('judges')}
        />
      )}
    </>
  )
}

interface GivenWordProps {
  word: string
  isHeard: boolean
  answer: string
  onNext: (verdict: 'right' | 'wrong') => void
  onHeardWrong: () => void
}

/** An engine may be mistaken, so that its word is never the last one. */
function GivenWord({ word, isHeard, answer, onNext, onHeardWrong }: GivenWordProps) {
  const next = useRef<HTMLButtonElement>(null)
  const isRight = word === answer
  // A phrase may end its own sentence.
  const stop = '.?!…'.includes(word.slice(-1)) ? '' : '.'

  useEffect(() => next.current?.focus({ preventScroll: true }), [])

  return (
    <div className={styles.given}>
      <p role="status" className={styles.heard}>
        {isHeard ? 'heard: ' : 'chosen: '}
        <strong lang="en" translate="no">
          {word}
        </strong>
        {`${stop} ${isRight ? 'That is the word.' : `The missing word is ‘${answer}’.`}`}
      </p>
      <div className={styles.ways}>
        <Button ref={next} tone="main" onClick={() => onNext(isRight ? 'right' : 'wrong')}>
          Next
        </Button>
        {isHeard && (
          <Button tone="quiet" onClick={onHeardWrong}>
            It misheard me
          </Button>
        )}
      </div>
    </div>
  )
}
