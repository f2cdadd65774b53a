import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { engineRate } from '../../web/listening/engine/engine-rate.ts'

const run = promisify(execFile)

/** A synthetic speaker: a voice of espeak-ng, its pace in words a minute and its pitch. */
export interface Speaker {
  voice: string
  pace: number
  pitch: number
}

/**
 * A sentence as espeak-ng says it, in samples at the engine's rate.
 * @throws Error where the program is not installed
 */
export async function spokenClip(text: string, { voice, pace, pitch }: Speaker) {
  const args = ['-v', voice, '-s', String(pace), '-p', String(pitch), '--stdout', text]
  const { stdout } = await run('espeak-ng', args, { encoding: 'buffer', maxBuffer: 2 ** 26 })
  const rate = stdout.readUInt32LE(24)
  const body = stdout.subarray(stdout.indexOf('data') + 8)
  const samples = Array.from(
    { length: Math.floor(body.length / 2) },
    (_none, at) => body.readInt16LE(at * 2) / 32_768,
  )
  return withSilence(resampled(samples, rate))
}

/** Each new sample is the mean of those that it covers. */
function resampled(samples: readonly number[], rate: number): number[] {
  const step = rate / engineRate
  return Array.from({ length: Math.floor(samples.length / step) }, (_none, at) => {
    const covered = samples.slice(Math.floor(at * step), Math.ceil((at + 1) * step))
    return covered.reduce((sum, one) => sum + one, 0) / covered.length
  })
}

/** Nobody begins at once; a room is never quite silent. */
function withSilence(samples: readonly number[]): Float32Array {
  const pause = engineRate / 3
  const clip = new Float32Array(samples.length + 2 * pause)
  clip.set(samples, pause)
  return clip.map((one, at) => one + (((at * 7_919) % 1_013) / 1_013 - 0.5) * 0.002)
}
