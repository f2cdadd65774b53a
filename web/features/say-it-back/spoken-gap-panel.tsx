import { useEffect, useState } from 'react'
import { Player } from '../../listening/microphone/player.tsx'
import { useObjectUrl } from '../../listening/microphone/use-object-url.ts'
import { isEngineChosen, switchOn, useEngine } from '../../listening/use-engine.ts'
import { useLessonSounds } from '../../listening/use-lesson-sounds.ts'
import { type Take, useTake } from '../../listening/use-take.ts'
import { record } from '../../passport/passport.ts'
import { useSpeaker } from '../../speech/speech-provider.tsx'
import type { SpokenGapProps } from './say-it-back-props.ts'
import styles from './say-it-panel.module.css'
import { heardTexts, roomTexts } from './say-it-texts.ts'
import { TakeControls } from './take-controls.tsx'
import { TakeMirror } from './take-mirror.tsx'
import { takeNote } from './take-note.ts'
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
    take,
    gap,
    engine,
    sounds: sounds.words,
    onHeard(word) {
      setSaid(word)
      onHeard(word)
    },
  })
  // The sentence as it was said, and not as it is right.
  const followed = useFollowedTake({
    take: isOver ? take : null,
    engine,
    sounds: sounds.words,
    text: sentenceWith(said),
  })
  const isThere = take !== null && recorder.phase === 'idle'
  const ofWord = take ? `${roomTexts[take.spoken.room]}${heardTexts[heard]}` : ''
  const note = take && isOver ? takeNote(take, followed) : ofWord

  function sentenceWith(word: string) {
    return gap.before + word + gap.after
  }

  useEffect(() => {
    if (isEngineChosen()) void switchOn()
  }, [])

  return (
    <section aria-label="Say the sentence" className={styles.panel}>
      <TakeControls recorder={recorder} isAgain={take !== null} note={note} />
      {isThere && !isOver && <OwnVoice take={take} />}
      {isThere && isOver && (
        <TakeMirror key={take.id} take={take} text={sentenceWith(gap.answer)} followed={followed} />
      )}
      <WhoListens engine={engine} sounds={sounds} receipt={take?.receipt ?? null} />
    </section>
  )
}

/** Before the answer is known: the own recording alone. */
function OwnVoice({ take }: { take: Take }) {
  const url = useObjectUrl(take.audio)
  return url !== null && <Player url={url} label="What you said" isHushed={false} />
}
