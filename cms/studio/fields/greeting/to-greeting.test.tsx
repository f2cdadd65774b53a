import { expect, test } from 'vitest'
import { wavFile } from '../../../clips/wav-file.ts'
import { clipLimits } from '../../../contract/clip-limits.ts'
import { NoGreeting, toGreeting } from './to-greeting.ts'

/** Two seconds of silence, with a tone in them that lasts so long. */
function soundWith(toneSeconds: number): Blob {
  const { rate } = clipLimits
  const samples = Float32Array.from({ length: 2 * rate }, (_, at) =>
    at < toneSeconds * rate ? 0.1 * Math.sin((2 * Math.PI * 220 * at) / rate) : 0,
  )
  return new Blob([wavFile(samples)], { type: 'audio/wav' })
}

test('a hello in which nothing is heard is not taken', async () => {
  await expect(toGreeting(soundWith(0))).rejects.toThrow(NoGreeting)
  await expect(toGreeting(soundWith(0))).rejects.toThrow('There is nothing to hear in this sound.')
})

test('one short word in a silence is a hello', async () => {
  expect(await toGreeting(soundWith(0.1))).toMatch(/^UklGR/)
})
