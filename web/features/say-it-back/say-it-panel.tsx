import { useEffect, useState } from 'react'
import { alignWords } from '../../listening/alignment/align-words.ts'
import { useBrowserPack } from '../../listening/browser/use-browser-pack.ts'
import { isEngineChosen, switchOn, useEngine } from '../../listening/use-engine.ts'
import { useLessonSounds } from '../../listening/use-lesson-sounds.ts'
import { type Take, useTake } from '../../listening/use-take.ts'
import { record } from '../../passport/passport.ts'
import { useSpeaker } from '../../speech/speech-provider.tsx'
import { Field } from '../../ui/field.tsx'
import { HeardByBrowser } from './heard-by-browser.tsx'
import { HeardWords } from './heard-words.tsx'
import type { SayItBackProps } from './say-it-back-props.ts'
import styles from './say-it-panel.module.css'
import { TakeControls } from './take-controls.tsx'
import { TakeMirror } from './take-mirror.tsx'
import { takeNote } from './take-note.ts'
import { useBrowserListening } from './use-browser-listening.ts'
import { useFollowedTake } from './use-followed-take.ts'
import { WhoListens } from './who-listens.tsx'

/** Listen, record, hear both, and see what the device itself could make of it. */
export function SayItPanel({ text, lesson }: SayItBackProps) {
  const [take, setTake] = useState<Take | null>(null)
  const [typed, setTyped] = useState('')
  const engine = useEngine()
  const sounds = useLessonSounds(lesson)
  const { words } = sounds
  const speaker = useSpeaker()
  const recorder = useTake({
    onAsk: speaker.stop,
    onTaken(taken) {
      setTake(taken)
      void record({ kind: 'spoken', ref: lesson, data: { text } })
    },
  })
  const pack = useBrowserPack()
  const heard = useBrowserListening(recorder.stream, pack)
  const followed = useFollowedTake({ take, text, engine, sounds: words })

  useEffect(() => {
    if (isEngineChosen()) void switchOn()
  }, [])

  return (
    <section aria-label={`Say it back: ${text}`} className={styles.panel}>
      <TakeControls
        recorder={recorder}
        isAgain={take !== null}
        note={take ? takeNote(take, followed) : ''}
      />
      {take && recorder.phase === 'idle' && (
        <TakeMirror key={take.id} take={take} text={text} followed={followed} />
      )}
      {pack === 'available' && (
        <div role="status">
          {take && heard && recorder.phase === 'idle' && (
            <HeardByBrowser text={text} heard={heard} sounds={words} />
          )}
        </div>
      )}
      {take && (
        <Field label="What did you say?" hint="Type it, and see it beside the sentence.">
          {(control) => (
            <input
              {...control}
              lang="en"
              maxLength={500}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      {typed.trim() !== '' && (
        <HeardWords verdicts={alignWords(text, typed, words ?? {})} by="learner" />
      )}
      <WhoListens engine={engine} sounds={sounds} pack={pack} receipt={take?.receipt ?? null} />
    </section>
  )
}
