import { clsx } from 'clsx'
import { useId } from 'react'
import { audioPlaying } from './playing-status.tsx'
import styles from './speak-button.module.css'
import { useSpeak, useSpeech } from './speech-provider.tsx'

interface SpeakButtonProps {
  text: string
  className?: string | undefined
}

/** Reads a word or a sentence aloud; pressed again, it stops. */
export function SpeakButton({ text, className }: SpeakButtonProps) {
  const key = useId()
  const speak = useSpeak(key)
  const isSpeaking = useSpeech(({ speakingKey }) => speakingKey === key)
  return (
    <button
      type="button"
      aria-pressed={isSpeaking}
      title={isSpeaking ? audioPlaying : undefined}
      className={clsx(styles.button, className)}
      onClick={speak(text)}
    >
      <SpokenLine />
      <span className="visually-hidden">{`Listen: ${text}`}</span>
    </button>
  )
}

/** Five strokes of a voice; they move while it speaks. */
export function SpokenLine() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.line}>
      <path d="M2 8.5v3" />
      <path d="M6 6v8" />
      <path d="M10 3v14" />
      <path d="M14 6.5v7" />
      <path d="M18 8.5v3" />
    </svg>
  )
}
