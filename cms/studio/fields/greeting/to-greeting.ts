'use client'
import { levelOf } from '../../../../web/listening/microphone/levels.ts'
import { base64Of } from '../../../clips/base64-of.ts'
import { levelled } from '../../../clips/loudness.ts'
import { wavFile } from '../../../clips/wav-file.ts'
import { clipLimits, greetingLimits } from '../../../contract/clip-limits.ts'

/** A sound that cannot be a greeting; the message is for the tutor. */
export class NoGreeting extends Error {
  override readonly name = 'NoGreeting'
}

/** A little more than what is allowed: a recording stops a moment late. */
const toleranceSeconds = 0.5

/**
 * Whatever sound the browser can read, as the greeting that is stored: one channel, as loud as every
 * other clip, as base64.
 * @throws NoGreeting where it is no sound, or too long, or nothing is heard in it (decision 251).
 */
export async function toGreeting(file: Blob): Promise<string> {
  const sound = await decode(file)
  const { seconds } = greetingLimits
  if (sound.duration > seconds + toleranceSeconds) {
    throw new NoGreeting(
      `This sound is ${Math.round(sound.duration)} seconds long. A greeting can be up to ${seconds} seconds.`,
    )
  }
  const samples = await oneChannel(sound)
  if (isSilent(samples)) throw new NoGreeting(nothingHeard)
  return base64Of(wavFile(levelled(samples.subarray(0, seconds * clipLimits.rate))))
}

const nothingHeard =
  'There is nothing to hear in this sound. If you have just recorded it, check that your microphone is switched on and is the right one.'

/** Short enough that a single word is not lost in a long silence. */
const momentSamples = 8192

function isSilent(samples: Float32Array): boolean {
  for (let at = 0; at < samples.length; at += momentSamples) {
    if (levelOf(samples.subarray(at, at + momentSamples)) > 0) return false
  }
  return true
}

async function decode(file: Blob): Promise<AudioBuffer> {
  const context = new AudioContext()
  try {
    return await context.decodeAudioData(await file.arrayBuffer())
  } catch {
    throw new NoGreeting(
      'This file is not a sound that a browser can play. Try an MP3, M4A or WAV file.',
    )
  } finally {
    await context.close()
  }
}

async function oneChannel(sound: AudioBuffer): Promise<Float32Array> {
  const { rate } = clipLimits
  const context = new OfflineAudioContext(1, Math.max(1, Math.ceil(sound.duration * rate)), rate)
  const source = new AudioBufferSourceNode(context, { buffer: sound })
  source.connect(context.destination)
  source.start()
  const rendered = await context.startRendering()
  return rendered.getChannelData(0)
}
