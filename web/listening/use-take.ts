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
  receipt: VoiceReceipt
}

export interface TakeRecorder {
  phase: 'idle' | 'asking' | 'recording' | 'working'
  /** The open microphone, for the level meter. */
  stream: MediaStream | null
  take: Take | null
  problem: MicrophoneProblem | null
  start: () => void
  stop: () => void
}

/** Records one sentence after the other; the microphone is released with the component. */
export function useTake(onTaken: (take: Take) => void): TakeRecorder {
  const [state, setState] = useState<Omit<TakeRecorder, 'start' | 'stop'>>(nothingYet)
  const microphone = useRef<MicrophoneRecording>(null)

  /** The open microphone as numbers, until somebody takes them or the component goes. */
  const capture = useRef<Promise<SampleCapture | null>>(noCapture)

  useEffect(
    () => () => {
      microphone.current?.discard()
      void capture.current.then((open) => open?.discard())
    },
    [],
  )

  function start() {
    if (microphone.current) return
    window.speechSynthesis?.cancel()
    setState({ ...nothingYet, phase: 'asking' })
    let requests: ReturnType<typeof watchRequests> | undefined
    microphone.current = recordMicrophone({
      onBegun(stream) {
        capture.current = captureSamples(stream, engineRate).then(afterItsCode, noSamples)
        setState({ ...nothingYet, phase: 'recording', stream })
      },
      async onEnded(audio, isUnplugged) {
        const receipt = requests?.stop() ?? { requests: 0 }
        const problem = isUnplugged ? 'unplugged' : null
        setState({ ...nothingYet, phase: 'working', problem })
        const captured = capture.current
        capture.current = noCapture
        const samples = await captured
          .then((open) => open?.stop() ?? new Float32Array())
          .catch(() => new Float32Array())
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

    /** The worklet's own file is asked for before the first word: from here on nothing is. */
    function afterItsCode(open: SampleCapture) {
      requests = watchRequests()
      return open
    }
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
