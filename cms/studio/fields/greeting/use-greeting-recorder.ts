'use client'
import { useEffect, useRef, useState } from 'react'
import {
  type MicrophoneRecording,
  recordMicrophone,
} from '../../../../web/listening/microphone/microphone.ts'
import { takeProblems } from '../../../../web/listening/microphone/use-sent-take.ts'
import { greetingLimits } from '../../../contract/clip-limits.ts'

interface RecorderOptions {
  /** Unplugged where nobody asked for the end. */
  onSound: (sound: Blob, isUnplugged: boolean) => void
  onStatus: (status: string) => void
}

const problems = {
  ...takeProblems,
  unsupported: 'This browser cannot record sound. You can upload a sound.',
}

/** Records up to 20 seconds; the microphone is closed when it ends, however it ends. */
export function useGreetingRecorder({ onSound, onStatus }: RecorderOptions) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  /** From the press on: a second one while the browser asks begins no second recording. */
  const recording = useRef<MicrophoneRecording>(null)

  // She has not said that what she is saying is to be kept.
  useEffect(
    () => () => {
      recording.current?.discard()
      recording.current = null
    },
    [],
  )

  useEffect(() => {
    if (secondsLeft === null) return
    const timer = setTimeout(() => {
      if (secondsLeft <= 1) recording.current?.stop()
      else setSecondsLeft(secondsLeft - 1)
    }, 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])

  function start() {
    if (recording.current) return
    recording.current = recordMicrophone({
      onBegun() {
        setSecondsLeft(greetingLimits.seconds)
        onStatus('Recording. Say hello.')
      },
      onEnded(sound, isUnplugged) {
        recording.current = null
        setSecondsLeft(null)
        if (sound?.size) onSound(sound, isUnplugged)
        else onStatus(problems.empty)
      },
      onRefused(problem) {
        recording.current = null
        onStatus(problems[problem])
      },
    })
  }

  function toggle({ detail }: { detail: number }) {
    // The second click of a double click would stop what the first has begun.
    if (detail > 1) return
    if (secondsLeft === null) start()
    else recording.current?.stop()
  }

  return { secondsLeft, toggle }
}
