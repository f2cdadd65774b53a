import workletUrl from './sample-worklet.ts?worker&url'

/** The sound of a microphone as numbers, beside the recorder that makes a file of it. */
export interface SampleCapture {
  /** What was heard, one channel at the rate that was wished. */
  stop: () => Promise<Float32Array>
  discard: () => void
}

interface Chunk {
  samples: Float32Array
  isLast: boolean
}

/** A worklet that is gone answers nothing: then what has come is all. */
const patienceMs = 300

/**
 * Captures a stream until stopped. The browser keeps its own rate meanwhile (Firefox refuses
 * another beside a microphone) and turns it into the wished one at the end.
 */
export async function captureSamples(stream: MediaStream, rate: number): Promise<SampleCapture> {
  const context = new AudioContext()
  const chunks: Float32Array[] = []
  let onLast: (() => void) | undefined
  try {
    await context.audioWorklet.addModule(workletUrl)
    const node = new AudioWorkletNode(context, 'samples', { numberOfOutputs: 0 })
    node.port.onmessage = ({ data }: MessageEvent<Chunk>) => {
      chunks.push(data.samples)
      if (data.isLast) onLast?.()
    }
    context.createMediaStreamSource(stream).connect(node)
    void context.resume()
    return {
      async stop() {
        await new Promise<void>((resolve) => {
          onLast = resolve
          setTimeout(resolve, patienceMs)
          node.port.postMessage('hand')
        })
        await context.close()
        return atRate(joined(chunks), context.sampleRate, rate)
      },
      discard: () => void context.close(),
    }
  } catch (error) {
    void context.close()
    throw error
  }
}

/** All that has come, in one piece. */
export function joined(chunks: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/** The browser's own filter: what lies above half the new rate must not come back as noise. */
export async function atRate(
  samples: Float32Array<ArrayBuffer>,
  from: number,
  to: number,
): Promise<Float32Array<ArrayBuffer>> {
  if (samples.length === 0) return samples
  const length = Math.max(1, Math.ceil((samples.length * to) / from))
  const offline = new OfflineAudioContext(1, length, to)
  const buffer = offline.createBuffer(1, samples.length, from)
  buffer.copyToChannel(samples, 0)
  const source = offline.createBufferSource()
  source.buffer = buffer
  source.connect(offline.destination)
  source.start()
  return (await offline.startRendering()).getChannelData(0)
}
