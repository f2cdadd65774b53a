import { useEffect, useRef } from 'react'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { Button } from '../../ui/button.tsx'
import type { Pair } from './contrasts.ts'
import styles from './hearing-results.module.css'
import { turnsOfRound } from './hearing-rules.ts'

interface HearingResultsProps {
  rightCount: number
  mistaken: readonly Pair[]
  onAgain: () => void
  /** Practises the pairs that were mistaken alone. */
  onMistaken: () => void
}

/** What was heard at the first choice, and the pairs that are worth another hearing. */
export function HearingResults(props: HearingResultsProps) {
  const { rightCount, mistaken, onAgain, onMistaken } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className={styles.heading}>
        {`Right on the first try: ${rightCount} of ${turnsOfRound}`}
      </h4>
      {mistaken.length > 0 && (
        <>
          <p>Listen to these side by side. Say them too, if you like: nobody is listening.</p>
          <ul aria-label="Pairs to hear again" lang="en" translate="no" className={styles.pairs}>
            {mistaken.map(([one, other]) => (
              <li key={one}>
                {one} <SpeakButton text={one} /> – {other} <SpeakButton text={other} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {mistaken.length > 0 && (
          <Button tone="main" onClick={onMistaken}>
            {mistaken.length === 1 ? 'Practise this pair' : 'Practise these pairs'}
          </Button>
        )}
        <Button tone={mistaken.length > 0 ? 'plain' : 'main'} onClick={onAgain}>
          Ten more words
        </Button>
      </div>
    </>
  )
}
