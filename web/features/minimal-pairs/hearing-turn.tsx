import { useEffect, useId, useRef } from 'react'
import { PlayingStatus } from '../../speech/playing-status.tsx'
import { SpokenLine } from '../../speech/speak-button.tsx'
import { useSpeak, useSpeaker, useSpeech } from '../../speech/speech-provider.tsx'
import { Button } from '../../ui/button.tsx'
import type { Side, Turn } from './hearing-rules.ts'
import styles from './hearing-turn.module.css'

interface HearingTurnProps {
  turn: Turn
  onChoose: (side: Side) => void
  onNext: () => void
}

const sides = [0, 1] as const

/** Says its word when it comes, and as often as the learner likes. */
export function HearingTurn({ turn, onChoose, onNext }: HearingTurnProps) {
  const { pair, said, chosen } = turn
  const taskId = useId()
  const next = useRef<HTMLButtonElement>(null)
  const isChosen = chosen !== null
  useEffect(() => {
    if (isChosen) next.current?.focus()
  }, [isChosen])
  return (
    <div className={styles.turn}>
      <h4 id={taskId} className={styles.task}>
        Which word do you hear?
      </h4>
      <SayAgain word={pair[said]} />
      <PlayingStatus />
      <ul aria-labelledby={taskId} lang="en" translate="no" className={styles.words}>
        {sides.map((side) => (
          <li key={side}>
            <button
              type="button"
              aria-disabled={isChosen}
              data-mark={isChosen ? markOf(turn, side) : undefined}
              className={styles.word}
              onClick={() => !isChosen && onChoose(side)}
            >
              {pair[side]}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.verdict} data-right={chosen === said || undefined}>
        {isChosen && (chosen === said ? `Yes, “${pair[said]}”.` : `It was “${pair[said]}”.`)}
      </p>
      <Button ref={next} tone="main" disabled={!isChosen} onClick={onNext}>
        Next
      </Button>
    </div>
  )
}

function markOf({ said, chosen }: Turn, side: Side) {
  if (side === said) return 'said'
  return side === chosen ? 'mistaken' : undefined
}

/** A new turn gives it the focus: the word has just been said, and may be wanted again. */
function SayAgain({ word }: { word: string }) {
  const key = useId()
  const speaker = useSpeaker()
  const speak = useSpeak(key)
  const isSpeaking = useSpeech(({ speakingKey }) => speakingKey === key)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    speaker.speak(key, word)
  }, [speaker, key, word])
  return (
    <Button ref={button} aria-pressed={isSpeaking} onClick={speak(word)}>
      <SpokenLine />
      Say it again
    </Button>
  )
}
