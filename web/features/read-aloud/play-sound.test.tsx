import { afterEach, expect, test, vi } from 'vitest'
import { playSound } from './play-sound.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a sound that another one breaks off is let go of', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  playSound(new Uint8Array(4))

  playSound(new Uint8Array(4))

  expect(revoked.mock.calls).toEqual([[made.mock.results[0]?.value]])
})
