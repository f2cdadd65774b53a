import { useId, useRef } from 'react'
import { Player } from '../../listening/microphone/player.tsx'
import { useObjectUrl } from '../../listening/microphone/use-object-url.ts'
import { paceOf } from '../../listening/mirror/pace.ts'
import type { Take } from '../../listening/use-take.ts'
import { useSpeak, useSpeech } from '../../speech/speech-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import { playInside } from './play-inside.ts'
import { spokenTimeText } from './say-it-texts.ts'
import styles from './take-mirror.module.css'
import type { FollowedTake } from './use-followed-take.ts'
import { VoiceLines } from './voice-lines.tsx'

interface TakeMirrorProps {
  take: Take
  text: string
  followed: FollowedTake
}

/** A take as it sounds and looks: model and own voice, the line of the voice, pauses and pace. */
export function TakeMirror({ take, text, followed }: TakeMirrorProps) {
  const url = useObjectUrl(take.audio)
  const modelKey = useId()
  const speak = useSpeak(modelKey)
  const isModelSpeaking = useSpeech(({ speakingKey }) => speakingKey === modelKey)
  const player = useRef<HTMLDivElement>(null)

  /** Where no voice is installed, one's own is heard alone. */
  const playBoth = speak(text, { onOver: () => playInside(player.current) })

  return (
    <div className={styles.mirror}>
      <VoiceLines take={take} text={text} />
      <div ref={player} className={styles.players}>
        <Button onClick={playBoth}>Model, then you</Button>
        {url !== null && <Player url={url} label="What you said" isHushed={isModelSpeaking} />}
      </div>
      {followed.kind === 'matched' ? <Words {...followed} /> : <SpokenTime take={take} />}
    </div>
  )
}

function Words({ words, standOut }: Extract<FollowedTake, { kind: 'matched' }>) {
  const pace = paceOf(words)
  const pauseBefore = new Map(pace?.pauses.map((pause) => [pause.before, pause.to - pause.from]))
  return (
    <>
      <ol
        lang="en"
        translate="no"
        aria-label="The words and when you said them"
        className={styles.words}
      >
        {keyed(words).map(({ key, index, item }) => (
          <li key={key} data-stands-out={index === standOut}>
            {pauseBefore.has(index) && (
              <small>{`pause ${(pauseBefore.get(index) ?? 0).toFixed(1)} s`}</small>
            )}
            {item.word}
            <small>{`${item.from.toFixed(1)} s`}</small>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {[
          pace && `${pace.wordsPerMinute} words a minute.`,
          pace?.pauses.length === 0 && 'No pause longer than a breath.',
          standOut !== null && `‘${words[standOut]?.word ?? ''}’ stood out.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}

function SpokenTime({ take: { spoken } }: { take: Take }) {
  if (spoken.room !== 'good') return null
  return <p className={styles.note}>{spokenTimeText('You', spoken)}</p>
}
