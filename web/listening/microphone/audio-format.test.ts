import { expect, test } from 'vitest'
import { audioTypeFor } from './audio-format.ts'

test('webm with opus is recorded where the browser can', () => {
  expect(audioTypeFor(() => true)).toBe('audio/webm;codecs=opus')
})

test('mp4 is recorded where there is no webm, and the browser chooses where there is neither', () => {
  expect(audioTypeFor((type) => type === 'audio/mp4')).toBe('audio/mp4')
  expect(audioTypeFor(() => false)).toBeUndefined()
})
