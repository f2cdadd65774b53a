import { expect, test } from 'vitest'
import { heardAfter, nothingYet, silentMs } from './hearing.ts'

const second = { level: 0, isMuted: false, ms: 1_000 }
const voice = { level: 0.3, isMuted: false, ms: 1_000 }
const after = (moments: (typeof second)[]) => moments.reduce(heardAfter, nothingYet).hearing
const seconds = (count: number) => Array.from({ length: count }, () => second)
const patience = silentMs / 1_000

test('a microphone that gives nothing from the beginning on is silent after a while', () => {
  expect(after(seconds(patience - 1))).toBe('unknown')
  expect(after(seconds(patience))).toBe('silent')
})

test('the first sound ends the silence, and no pause for thought is one', () => {
  expect(after([...seconds(patience), voice])).toBe('heard')
  expect(after([voice, ...seconds(60)])).toBe('heard')
})

test('a microphone that is switched off while somebody speaks is told, until it gives sound again', () => {
  const off = { ...second, isMuted: true }

  expect(after([voice, off])).toBe('muted')
  expect(after([voice, off, second])).toBe('muted')
  expect(after([voice, off, voice])).toBe('heard')
})
