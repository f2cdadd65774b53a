// Runs beside the page's sound: hands over what the microphone gives, as it comes.

declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

declare function registerProcessor(
  name: string,
  processor: new () => AudioWorkletProcessor & {
    process: (inputs: Float32Array[][]) => boolean
  },
): void

/** About 85 ms: a message for each 128 samples would be too many. */
const chunkLength = 4096

registerProcessor(
  'samples',
  class extends AudioWorkletProcessor {
    chunk = new Float32Array(chunkLength)
    length = 0

    constructor() {
      super()
      this.port.onmessage = () => this.hand(true)
    }

    process([input]: Float32Array[][]) {
      const samples = input?.[0]
      if (!samples) return true
      if (this.length + samples.length > chunkLength) this.hand(false)
      this.chunk.set(samples, this.length)
      this.length += samples.length
      return true
    }

    hand(isLast: boolean) {
      this.port.postMessage({ samples: this.chunk.slice(0, this.length), isLast })
      this.length = 0
    }
  },
)
