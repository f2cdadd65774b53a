import { useEffect, useState } from 'react'
import type { KeptTake } from '../../../cms/contract/letters.ts'
import { readTake } from '../../data/letters.ts'
import { UnplayableTake } from '../../listening/microphone/unplayable-take.tsx'
import { playable } from '../../listening/microphone/use-sent-take.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import styles from './letters.module.css'

interface PlayTakeProps {
  take: KeptTake
  label: string
  /** The second that the answer is about. */
  from?: number | null
}

/** A recording is fetched when somebody wants to hear it. */
export function PlayTake({ take, label, from = null }: PlayTakeProps) {
  const [{ url, type }, setSound] = useState({ url: '', type: '' })
  const [isProblem, setIsProblem] = useState(false)
  const [isUnplayable, setIsUnplayable] = useState(false)
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const { run: fetchIt, isPending } = useAction(async () => {
    setIsProblem(false)
    try {
      const audio = playable(await readTake(take.id))
      setSound({ url: URL.createObjectURL(audio), type: audio.type })
    } catch {
      setIsProblem(true)
    }
  })
  if (isUnplayable) return <UnplayableTake url={url} type={type} />
  if (url) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a voice message, of which there is no text
      <audio
        ref={takeFocus}
        controls
        autoPlay
        src={from === null ? url : `${url}#t=${from}`}
        aria-label={label}
        className={styles.player}
        onError={() => setIsUnplayable(true)}
      />
    )
  }
  return (
    <>
      <Button onClick={fetchIt} aria-disabled={isPending}>
        {isPending ? 'Loading…' : `${label} (${lengthText(take.seconds)})`}
      </Button>
      {isProblem && (
        <p role="alert" className={styles.problem}>
          The recording could not be loaded. Please try again.
        </p>
      )}
    </>
  )
}

/** The button that asked for it had the focus, and has gone. */
function takeFocus(player: HTMLAudioElement | null) {
  if (document.activeElement === document.body) player?.focus()
}

function lengthText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return whole < 60
    ? `${whole} s`
    : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
