import { afterEach, expect, test, vi } from 'vitest'
import { createSpeaker } from './speaker.ts'

class Utterance {
  constructor(readonly text: string) {}
}

/** The pieces of a long text that a browser is asked to say. */
function spoken(isSlow: boolean) {
  const speak = vi.fn<(utterance: Utterance) => void>()
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => [], cancel() {}, speak })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  createSpeaker().speak('text', 'so it goes '.repeat(60), { isSlow })
  return speak.mock.calls.map(([{ text }]) => text.length)
}

afterEach(() => vi.unstubAllGlobals())

test('a long text is said in shorter pieces where it is said slowly', () => {
  expect(Math.max(...spoken(false))).toBeGreaterThan(160)
  expect(Math.max(...spoken(true))).toBeLessThan(125)
})
