import { useEffect, useRef, useState } from 'react'
import { useLeaveWarning } from '../../ui/stored-text/use-leave-warning.ts'
import { type Hearing, silentText, watchHearing } from './hearing.ts'
import { countForgettings, forgetTake, keepTake, type Take, useKeptTake } from './kept-takes.ts'
import {
  deniedText,
  type MicrophoneProblem,
  type MicrophoneRecording,
  recordMicrophone,
} from './microphone.ts'

type State = 'idle' | 'asked' | 'recording'

type SentTakeProblem = MicrophoneProblem | 'too-long' | 'silent'

/**
 * Records one take after the other, each of a few minutes at most. The last one is kept under its
 * name until it is sent or removed, and so is what is being said when the screen is left.
 */
export function useSentTake(name: string, mostSeconds: number) {
  const [state, setState] = useState<State>('idle')
  const take = useKeptTake(name)
  const [problem, setProblem] = useState<SentTakeProblem | null>(null)
  const recording = useRef<MicrophoneRecording>(null)
  const begunAt = useRef(0)
  const isTooLong = useRef(false)
  const [hearing, setHearing] = useState<Hearing>('unknown')

  useEffect(() => () => recording.current?.stop(), [])
  useEffect(() => {
    if (state !== 'recording') return
    const timer = setTimeout(() => {
      isTooLong.current = true
      recording.current?.stop()
    }, mostSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [state, mostSeconds])

  function start() {
    if (isOn) return
    setProblem(null)
    setState('asked')
    isTooLong.current = false
    const before = countForgettings()
    let heard: Hearing = 'unknown'
    let endWatch: (() => void) | undefined
    const tell = (next: Hearing) => {
      heard = next
      setHearing(next)
    }
    recording.current = recordMicrophone({
      onBegun(stream) {
        begunAt.current = performance.now()
        setState('recording')
        endWatch = watchHearing(stream, tell)
      },
      onEnded(audio, isUnplugged) {
        endWatch?.()
        setHearing('unknown')
        const seconds = Math.min(mostSeconds, (performance.now() - begunAt.current) / 1_000)
        if (!audio) return end(null) // called off before it was allowed
        if (before !== countForgettings()) return end(null)
        if (audio.size === 0) return end('empty')
        keepTake(name, { audio, seconds: Math.round(seconds * 10) / 10 })
        if (heard === 'silent') return end('silent')
        if (isUnplugged || heard === 'muted') return end('unplugged')
        end(isTooLong.current ? 'too-long' : null)
      },
      onRefused: end,
    })
  }

  /** What was recorded before is still there. */
  function end(kind: SentTakeProblem | null) {
    setProblem(kind)
    setState('idle')
  }

  /** Forgets a take that was sent or is not wanted; one that was recorded since stays. */
  function drop(unwanted: Take | null) {
    forgetTake(name, unwanted)
    setProblem(null)
  }

  const stop = () => recording.current?.stop()
  /** The microphone is in use, or the browser asks whether it may be. */
  const isOn = state !== 'idle'
  useLeaveWarning(isOn)
  return { state, isOn, hearing, take, problem, start, stop, drop }
}

/** A recording as it is sent: base64. */
export function sendable(audio: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The recording could not be read.'))
    reader.readAsDataURL(audio)
  })
}

/** A recording that has arrived, to be played. */
export function playable({ type, data }: { type: string; data: string }): Blob {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
  return new Blob([bytes], { type })
}

/** What went wrong with the microphone, and what to do. */
export const takeProblems: Record<SentTakeProblem, string> = {
  denied: deniedText,
  failed:
    'The microphone could not be used. Check that it is plugged in and that no other app is using it, then try again.',
  unsupported: 'This browser cannot record sound. You can write instead.',
  unplugged:
    'The microphone went silent before you stopped. What you said up to then has been kept.',
  'too-long':
    'The recording stopped by itself after three minutes. What you said up to then has been kept.',
  empty: 'Nothing was recorded. Record again, and stop when you have finished speaking.',
  silent: silentText,
}
