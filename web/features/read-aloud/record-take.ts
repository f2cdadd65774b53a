import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import { atRate, joined } from '../../listening/microphone/capture-samples.ts'
import workletUrl from '../../listening/microphone/sample-worklet.ts?worker&url'
import { keepScreenOn } from '../../listening/microphone/screen-on.ts'

type ReadingProblem = 'denied' | 'none' | 'unsupported'

export interface TakeEvents {
  onBegun: (stream: MediaStream) => void
  /** Every few seconds, with all that was recorded so far at the rate of clips. */
  onKept: (samples: Float32Array<ArrayBuffer>) => void
  /** `isUnplugged` where nobody asked for the end. */
  onEnded: (samples: Float32Array<ArrayBuffer>, isUnplugged: boolean) => void
  onRefused: (problem: ReadingProblem) => void
}

export interface RecordedTake {
  stop: () => void
  discard: () => void
}

const keepEveryMs = 4_000
/** A list of 200 words takes less; a page that was forgotten shall not fill the memory. */
const longestMs = 15 * 60 * 1000

/** The voice as it is: what is made for calls takes the beginnings of words away. */
const wishes: MediaStreamConstraints = {
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
}

/** Records a take sample by sample, from the permission to the end; releases the microphone. */
export function recordTake(events: TakeEvents): RecordedTake {
  let finish: ((isUnplugged: boolean, isWanted: boolean) => void) | undefined
  let isOver = false
  open()
    .then((stream) => {
      if (isOver) return release(stream)
      return capture(stream, events).then((end) => {
        if (isOver) return end(false, false)
        finish = end
        events.onBegun(stream)
      })
    })
    .catch((error: unknown) => {
      if (!isOver) events.onRefused(problemOf(error))
    })
  const end = (isWanted: boolean) => {
    if (isOver) return
    isOver = true
    finish?.(false, isWanted)
  }
  return { stop: () => end(true), discard: () => end(false) }
}

async function open(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia || typeof AudioWorkletNode === 'undefined') throw new Unsupported()
  return devices.getUserMedia(wishes)
}

/** Thrown where the browser has no way to record. */
class Unsupported extends Error {}

async function capture(stream: MediaStream, events: TakeEvents) {
  const chunks: Float32Array[] = []
  const { context, node } = await listen(stream, (samples) => chunks.push(samples))
  const letScreenGo = keepScreenOn()
  const taken = () => atRate(joined(chunks), context.sampleRate, clipLimits.rate)
  let isOver = false
  const begun = performance.now()
  const keep = async () => {
    const samples = await taken()
    if (isOver) return
    events.onKept(samples)
    // The longer the take, the more there is to write.
    keeping = setTimeout(keep, keepEveryMs + (performance.now() - begun) / 10)
  }
  let keeping = setTimeout(keep, keepEveryMs)

  function end(isUnplugged: boolean, isWanted: boolean) {
    if (isOver) return
    isOver = true
    clearTimeout(keeping)
    clearTimeout(forgotten)
    node.port.postMessage('hand')
    release(stream)
    letScreenGo()
    // The worklet's last message is on its way.
    setTimeout(async () => {
      const samples = isWanted ? await taken() : null
      await context.close()
      if (samples) events.onEnded(samples, isUnplugged)
    }, lastMessageMs)
  }

  const forgotten = setTimeout(() => end(false, true), longestMs)
  for (const track of stream.getTracks()) track.addEventListener('ended', () => end(true, true))
  return end
}

/** Hands over what a stream gives, as it comes. What cannot be joined to it is let go of. */
async function listen(stream: MediaStream, onSamples: (samples: Float32Array) => void) {
  let context: AudioContext | undefined
  try {
    context = new AudioContext()
    await context.audioWorklet.addModule(workletUrl)
    const node = new AudioWorkletNode(context, 'samples', { numberOfOutputs: 0 })
    node.port.onmessage = ({ data }: MessageEvent<{ samples: Float32Array }>) => {
      onSamples(data.samples)
    }
    // Firefox joins no headset to a page of another rate.
    context.createMediaStreamSource(stream).connect(node)
    void context.resume()
    return { context, node }
  } catch (error) {
    release(stream)
    void context?.close()
    throw error
  }
}

const lastMessageMs = 150

function release(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function problemOf(error: unknown): ReadingProblem {
  if (error instanceof Unsupported) return 'unsupported'
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'none'
}
