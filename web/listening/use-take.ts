import { useEffect, useRef, useState } from 'react'
import { engineRate } from './engine/engine-rate.ts'
import { captureSamples, type SampleCapture } from './microphone/capture-samples.ts'
import {
  type MicrophoneProblem,
  type MicrophoneRecording,
  recordMicrophone,
} from './microphone/microphone.ts'
import { type SpokenPart, spokenPartOf } from './mirror/spoken-part.ts'
import { type VoiceReceipt, watchRequests } from './voice-receipt.ts'

/** One recording of a sentence: as a file to be played, and as numbers to be looked at. */
export interface Take {
  /** Tells it from every other take of the page. */
  id: number
  audio: Blob
  samples: Float32Array
  spoken: SpokenPart
  /** Null where it was over before what is asked for was looked at. */
  receipt: VoiceReceipt | null
}

export interface TakeRecorder {
  /** `opening`: the microphone is open, and its sound is not looked at yet. */
  phase: 'idle' | 'asking' | 'opening' | 'recording' | 'working'
  /** The open microphone, for the level meter. */
  stream: MediaStream | null
  take: Take | null
  problem: TakeProblem | null
  start: () => void
  stop: () => void
}

export type TakeProblem = MicrophoneProblem | 'too-long'

interface TakeEvents {
  /** The microphone is about to be asked for: what speaks on the page falls silent. */
  onAsk: () => void
  onTaken: (take: Take) => void
}

/** Records one sentence after the other; the microphone is released with the component. */
export function useTake({ onAsk, onTaken }: TakeEvents): TakeRecorder {
  const [state, setState] = useState<Omit<TakeRecorder, 'start' | 'stop'>>(nothingYet)
  const microphone = useRef<MicrophoneRecording>(null)

  /** The open microphone as numbers, until somebody takes them or the component goes. */
  const capture = useRef<Promise<SampleCapture | null>>(noCapture)

  useEffect(
    () => () => {
      microphone.current?.discard()
      microphone.current = null
      void capture.current.then((open) => open?.discard())
    },
    [],
  )

  function start() {
    if (microphone.current) return
    onAsk()
    setState({ ...nothingYet, phase: 'asking' })
    let requests: ReturnType<typeof watchRequests> | undefined
    let isOver = false
    let isForgotten = false
    let timer: ReturnType<typeof setTimeout> | undefined
    microphone.current = recordMicrophone({
      async onBegun(stream) {
        setState({ ...nothingYet, phase: 'opening', stream })
        capture.current = captureSamples(stream, engineRate).catch(noSamples)
        await inTime(capture.current)
        if (isOver || !microphone.current) return
        // The worklet's own file has been asked for: from here on nothing is.
        requests = watchRequests()
        setState({ ...nothingYet, phase: 'recording', stream })
        timer = setTimeout(() => {
          isForgotten = true
          microphone.current?.stop()
        }, longestMs)
      },
      async onEnded(audio, isUnplugged) {
        isOver = true
        clearTimeout(timer)
        const receipt = requests?.stop() ?? null
        const problem = isUnplugged ? 'unplugged' : isForgotten ? 'too-long' : null
        setState({ ...nothingYet, phase: 'working', problem })
        const captured = capture.current
        capture.current = noCapture
        const samples = await samplesOf(captured)
        microphone.current = null
        if (!audio) return setState({ ...nothingYet, problem })
        if (audio.size === 0) {
          return setState({ ...nothingYet, problem: isUnplugged ? 'failed' : 'empty' })
        }
        lastId += 1
        const spoken = spokenPartOf(samples, engineRate)
        const take = { id: lastId, audio, samples, spoken, receipt }
        setState({ ...nothingYet, take, problem })
        onTaken(take)
      },
      onRefused(problem) {
        microphone.current = null
        setState({ ...nothingYet, problem })
      },
    })
  }

  return { ...state, start, stop: () => microphone.current?.stop() }
}

let lastId = 0
const noCapture = Promise.resolve(null)
const nothingYet = { phase: 'idle', stream: null, take: null, problem: null } as const

/** A browser that cannot give its microphone as numbers still records. */
function noSamples(error: unknown) {
  console.warn('The sound could not be looked at', error)
  return null
}

/** Nobody says a sentence for so long: the microphone was forgotten, and what it hears fills the memory. */
const longestMs = 120_000

/** A worklet whose file does not come keeps nobody waiting longer than this. */
const patienceMs = 2_000

/** Null where it has not come in time. */
const inTime = (capture: Promise<SampleCapture | null>) =>
  Promise.race([
    capture,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
  ])

/** What was captured; nothing where the capture did not come or has failed. */
async function samplesOf(capture: Promise<SampleCapture | null>): Promise<Float32Array> {
  const open = await inTime(capture)
  if (!open) void capture.then((late) => late?.discard())
  try {
    return (await open?.stop()) ?? new Float32Array()
  } catch (error) {
    noSamples(error)
    return new Float32Array()
  }
}
