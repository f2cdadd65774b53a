import { levelOf } from './levels.ts'

interface Measured {
  everyMs: number
  /** How many samples make a level, a power of two. */
  samples: number
  onLevel: (level: number) => void
}

/**
 * Tells how loud a stream is, from time to time, until the returned clean-up. A browser that measures
 * no sound tells nothing.
 */
export function measureLevels(stream: MediaStream, { everyMs, samples, onLevel }: Measured) {
  let audio: AudioContext
  try {
    audio = new AudioContext()
  } catch (error) {
    // Some browsers have none, and Chrome none more where many are open.
    console.warn('The level of the voice cannot be measured', error)
    return () => undefined
  }
  const analyser = audio.createAnalyser()
  analyser.fftSize = samples
  let isJoined = true
  try {
    // The sound ends here: it must not come out of the loudspeaker.
    audio.createMediaStreamSource(stream).connect(analyser)
  } catch (error) {
    // Firefox joins no headset to a page of another rate; the voice is recorded all the same.
    isJoined = false
    console.warn('The level of the voice cannot be measured', error)
  }
  void audio.resume()
  const heard = new Float32Array(samples)

  const timer = setInterval(() => {
    // What is not measured is not silence.
    if (!isJoined || audio.state !== 'running') return
    analyser.getFloatTimeDomainData(heard)
    onLevel(levelOf(heard))
  }, everyMs)
  return () => {
    clearInterval(timer)
    void audio.close()
  }
}
