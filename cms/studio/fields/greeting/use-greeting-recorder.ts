'use client'
import { useEffect, useRef, useState } from 'react'
import { greetingLimits } from '../../../contract/clip-limits.ts'

interface RecorderOptions {
  onSound: (sound: Blob) => void
  onProblem: (problem: string) => void
}

/** Records up to 20 seconds; the microphone is closed when it ends, however it ends. */
export function useGreetingRecorder({ onSound, onProblem }: RecorderOptions) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const recorder = useRef<MediaRecorder>(null)
  /** Until the browser has been allowed: a second press meanwhile begins no second recording. */
  const isAsking = useRef(false)
  const isLeft = useRef(false)

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      close(recorder.current?.stream)
    }
  }, [])

  useEffect(() => {
    if (secondsLeft === null) return
    const timer = setTimeout(() => {
      if (secondsLeft <= 1) recorder.current?.stop()
      else setSecondsLeft(secondsLeft - 1)
    }, 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])

  async function start() {
    if (isAsking.current) return
    isAsking.current = true
    let stream: MediaStream | undefined
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isLeft.current) return close(stream)
      const started = new MediaRecorder(stream)
      const parts: Blob[] = []
      started.ondataavailable = ({ data }) => parts.push(data)
      started.onstop = () => {
        close(stream)
        if (isLeft.current) return // she has not said that it is to be kept
        setSecondsLeft(null)
        onSound(new Blob(parts, { type: started.mimeType }))
      }
      recorder.current = started
      started.start()
      setSecondsLeft(greetingLimits.seconds)
      onProblem('Recording. Say hello.')
    } catch {
      close(stream) // it was allowed, and cannot be recorded
      onProblem('There is no microphone, or the browser may not use it. You can upload a sound.')
    } finally {
      isAsking.current = false
    }
  }

  function toggle({ detail }: { detail: number }) {
    // The second click of a double click would stop what the first has begun.
    if (detail > 1) return
    if (secondsLeft === null) start()
    else recorder.current?.stop()
  }

  return { secondsLeft, toggle }
}

function close(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
