import { useId } from 'react'
import { SpokenLine } from '../../speech/speak-button.tsx'
import { useSpeak, useSpeech } from '../../speech/speech-provider.tsx'
import { Button } from '../../ui/button.tsx'

interface ListenButtonProps {
  text: string
  /** What the button says; the text itself may be what is asked for. */
  children: string
  isSlow?: boolean
  /** A new question gives it the focus. */
  isFirst?: boolean
}

/** Reads a text aloud without telling it in letters; pressed again, it stops. */
export function ListenButton({
  text,
  children,
  isSlow = false,
  isFirst = false,
}: ListenButtonProps) {
  const key = useId()
  const speak = useSpeak(key)
  const isSpeaking = useSpeech(({ speakingKey }) => speakingKey === key)
  return (
    <Button
      data-first={isFirst || undefined}
      aria-pressed={isSpeaking}
      onClick={speak(text, { isSlow })}
    >
      <SpokenLine />
      {children}
    </Button>
  )
}
