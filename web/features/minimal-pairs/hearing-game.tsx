import { useEffect, useState } from 'react'
import { useSpeaker } from '../../speech/speech-provider.tsx'
import { useEnglishVoice } from '../../speech/use-english-voice.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Contrast, Pair } from './contrasts.ts'
import styles from './hearing-game.module.css'
import { HearingResults } from './hearing-results.tsx'
import {
  choose,
  goOn,
  isFirstTime,
  isOver,
  mistakenPairs,
  newRound,
  type Round,
  rightCount,
  turnsOfRound,
} from './hearing-rules.ts'
import { HearingTurn } from './hearing-turn.tsx'
import { wordsOfContrast } from './words-of-contrast.ts'

export interface HearingGameProps {
  contrast: Contrast
  onLeave: () => void
}

/** A word is said, and the learner chooses which of two it was. */
export function HearingGame({ contrast, onLeave }: HearingGameProps) {
  const speaker = useSpeaker()
  const hasVoice = useEnglishVoice()
  const [round, setRound] = useState(() => newRound(wordsOfContrast(contrast.id), Math.random))
  const turn = round.turns[round.current]
  useEffect(() => () => speaker.stop(), [speaker])

  function practise(pairs: readonly Pair[]) {
    setRound(newRound(pairs, Math.random))
  }

  if (!hasVoice) return <NoVoice onLeave={onLeave} />
  return (
    <div className={styles.game}>
      {turn ? (
        <>
          <p className={styles.count}>{countText(round)}</p>
          <Progress
            label="Progress in this practice"
            value={round.current}
            max={round.turns.length}
          />
          <HearingTurn
            key={round.current}
            turn={turn}
            onChoose={(side) => setRound(choose(round, side, Math.random))}
            onNext={() => setRound(goOn(round))}
          />
        </>
      ) : (
        isOver(round) && (
          <HearingResults
            rightCount={rightCount(round)}
            mistaken={mistakenPairs(round)}
            onAgain={() => practise(wordsOfContrast(contrast.id))}
            onMistaken={() => practise(mistakenPairs(round))}
          />
        )
      )}
      <Button tone="quiet" onClick={onLeave}>
        {turn ? 'Stop for now' : 'Close'}
      </Button>
    </div>
  )
}

const countText = (round: Round) =>
  isFirstTime(round)
    ? `Word ${round.current + 1} of ${turnsOfRound}`
    : `Once more: ${round.current - turnsOfRound + 1} of ${round.turns.length - turnsOfRound}`

function NoVoice({ onLeave }: Pick<HearingGameProps, 'onLeave'>) {
  return (
    <div className={styles.game}>
      <p role="status">
        This device has no English voice that the browser can use, so it cannot say the words. You
        can still read the pairs. To hear them, add an English voice in the settings of your device,
        or open this page in another browser.
      </p>
      <Button tone="quiet" onClick={onLeave}>
        Close
      </Button>
    </div>
  )
}
