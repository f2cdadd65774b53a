import { useEffect, useState } from 'react'
import type { Sounds } from '../../listening/alignment/sound-distance.ts'
import { Player } from '../../listening/microphone/player.tsx'
import { useObjectUrl } from '../../listening/microphone/use-object-url.ts'
import {
  type EngineState,
  isEngineChosen,
  switchOn,
  useEngine,
} from '../../listening/use-engine.ts'
import { useLessonSounds } from '../../listening/use-lesson-sounds.ts'
import { type Take, useTake } from '../../listening/use-take.ts'
import { record } from '../../passport/passport.ts'
import { useSpeaker } from '../../speech/speech-provider.tsx'
import type { SpokenGapProps } from './say-it-back-props.ts'
import styles from './say-it-panel.module.css'
import { heardTexts, roomTexts } from './say-it-texts.ts'
import { TakeControls } from './take-controls.tsx'
import { TakeMirror } from './take-mirror.tsx'
import { useFollowedTake } from './use-followed-take.ts'
import { useHeardWord } from './use-heard-word.ts'
import { WhoListens } from './who-listens.tsx'

/** A sentence with a gap is recorded; the answer does not stand here until it is over. */
export function SpokenGapPanel({ gap, lesson, isOver, onHeard }: SpokenGapProps) {
  const [take, setTake] = useState<Take | null>(null)
  const [said, setSaid] = useState(gap.answer)
  const engine = useEngine()
  const sounds = useLessonSounds(lesson)
  const speaker = useSpeaker()
  const recorder = useTake({
    onAsk: speaker.stop,
    onTaken(taken) {
      setTake(taken)
      void record({ kind: 'spoken', ref: lesson, data: { text: sentenceWith(gap.answer) } })
    },
  })
  const heard = useHeardWord({
    ...{ take, gap, engine, sounds: sounds.words },
    onHeard(word) {
      setSaid(word)
      onHeard(word)
    },
  })
  const isThere = take !== null && recorder.phase === 'idle'

  function sentenceWith(word: string) {
    return gap.before + word + gap.after
  }

  useEffect(() => {
    if (isEngineChosen()) void switchOn()
  }, [])

  return (
    <section aria-label="Say the sentence" className={styles.panel}>
      <TakeControls recorder={recorder} isAgain={take !== null} />
      {isThere && !isOver && <OwnVoice take={take} />}
      {isThere && !isOver && heardTexts[heard] !== '' && (
        <p className={styles.note}>{heardTexts[heard]}</p>
      )}
      {isThere && isOver && (
        <Mirror
          {...{ take, engine, sounds: sounds.words }}
          model={sentenceWith(gap.answer)}
          said={sentenceWith(said)}
        />
      )}
      <WhoListens engine={engine} sounds={sounds} receipt={take?.receipt ?? null} />
    </section>
  )
}

/** Before the answer is known: the own recording, and whether it can be told at all. */
function OwnVoice({ take }: { take: Take }) {
  const url = useObjectUrl(take.audio)
  const { room } = take.spoken
  return (
    <>
      {url !== null && <Player url={url} label="What you said" isHushed={false} />}
      {roomTexts[room] !== '' && <p className={styles.note}>{roomTexts[room]}</p>}
    </>
  )
}

interface MirrorProps {
  take: Take
  engine: EngineState
  sounds: Sounds | null
  /** The sentence as it is right, and as it was said: the engine follows what was said. */
  model: string
  said: string
}

function Mirror({ take, engine, sounds, model, said }: MirrorProps) {
  const followed = useFollowedTake({ take, text: said, engine, sounds })
  return <TakeMirror key={take.id} take={take} text={model} followed={followed} />
}
