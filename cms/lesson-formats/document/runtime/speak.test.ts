import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from './speak.ts'

class Utterance {
  voice: SpeechSynthesisVoice | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(readonly text: string) {}
}

const far = { name: 'far', lang: 'en-GB', localService: false }
const own = { name: 'own', lang: 'en-US', localService: true }
const sentence = 'We met at noon and walked along the river for a while, until it rained.'
const long = [sentence, sentence, sentence, sentence, sentence].join(' ')
/** Two sentences are what fits into fifteen seconds. */
const pieces = [`${sentence} ${sentence}`, `${sentence} ${sentence}`, sentence]

let queue: Utterance[] = []
const alert = vi.fn<(text: string) => void>()

/** A browser that queues what it is asked to say, in these voices. */
beforeEach(() => {
  queue = []
  alert.mockClear()
  const speechSynthesis = {
    getVoices: () => [far, own],
    speak: (utterance: Utterance) => queue.push(utterance),
    cancel: () => {
      queue = []
    },
  }
  vi.stubGlobal('window', { speechSynthesis, SpeechSynthesisUtterance: Utterance })
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('alert', alert)
})

const press = (text: string) =>
  speak(Object.assign(Object.create(null), { dataset: { speak: text } }))
const texts = () => queue.map(({ text }) => text)
const voices = () => queue.map(({ voice }) => voice?.name)

test('a long text is said in pieces, and a word in one', () => {
  press(long)
  expect(texts()).toEqual(pieces)

  press('though')
  expect(texts()).toEqual(['though'])
})

test('where a voice of the network falls silent, one of the device says the rest', () => {
  press(long)
  const [, second, third] = queue

  second?.onerror?.({ error: 'network' })
  third?.onerror?.({ error: 'network' })

  expect(texts()).toEqual(pieces.slice(1))
  expect(voices()).toEqual(['own', 'own'])
  expect(alert).not.toHaveBeenCalled()
})

test('where that is silent too, it is said once, and nothing waits', () => {
  press(long)
  queue[0]?.onerror?.({ error: 'network' })
  const left = queue

  for (const utterance of left) utterance.onerror?.({ error: 'synthesis-failed' })

  expect(alert).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Audio Not Available'))
  expect(queue).toEqual([])
})

test('what is broken off by another press tells nothing', () => {
  press(long)
  const broken = queue
  press('though')

  for (const utterance of broken) utterance.onerror?.({ error: 'canceled' })
  for (const utterance of broken) utterance.onerror?.({ error: 'network' })

  expect(texts()).toEqual(['though'])
  expect(alert).not.toHaveBeenCalled()
})

test('a browser without speech says so', () => {
  vi.stubGlobal('speechSynthesis', undefined)

  press('though')

  expect(alert).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Audio Not Available'))
})
