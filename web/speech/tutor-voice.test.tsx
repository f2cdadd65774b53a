import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  connectionLost,
  type FakeAnswer,
  fakeServer,
  silence,
} from '../../testing/component/fake-server.ts'
import { show, toast } from '../../testing/component/show.tsx'
import { SpeakButton } from './speak-button.tsx'
import { SpeechProvider } from './speech-provider.tsx'

/** Each test has a list of its own: a page keeps what it has read. */
let clips = ''
let count = 0

const listOf = (keys: string[]) => () =>
  Response.json({
    clips: keys.map((key, id) => ({ id: id + 1, key, word: key, hash: 'a'.repeat(16), ms: 300 })),
  })

/** A page with two words; what the browser's voice says, and what sounds are played. */
async function open(answer: () => FakeAnswer, { hasVoice = true, plays = true } = {}) {
  const said: string[] = []
  const played: { src: string; rate: number; end: () => void }[] = []
  class Utterance {
    onend: (() => void) | null = null
    constructor(readonly text: string) {}
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [],
    cancel() {},
    speak: ({ text }: Utterance) => void (text !== '' && said.push(text)),
  })
  if (hasVoice) vi.stubGlobal('speechSynthesis', synthesis)
  else Reflect.deleteProperty(window, 'speechSynthesis')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    if (!this.src) return
    if (!plays) throw new DOMException('No', 'NotSupportedError')
    const { src, playbackRate: rate } = this
    played.push({ src, rate, end: () => this.dispatchEvent(new Event('ended')) })
  })
  const sent = fakeServer(answer)
  await show(
    <SpeechProvider clips={clips}>
      <SpeakButton text="Deadline" />
      <SpeakButton text="budget" />
    </SpeechProvider>,
  )
  return { said, played, sent }
}

const button = (text: string) => page.getByRole('button', { name: `Listen: ${text}` })

beforeEach(() => {
  count += 1
  clips = `/api/lessons/${count}/clips`
})

afterEach(() => vi.unstubAllGlobals())

test('nothing is asked for before a word is asked for', async () => {
  const { sent } = await open(listOf(['deadline']))

  await expect.element(button('Deadline')).toBeVisible()
  expect(sent).toEqual([])
})

test('a word that the tutor has said is heard in her voice, to its end', async () => {
  const { said, played } = await open(listOf(['deadline']))

  await button('Deadline').click()
  await expect.poll(() => played.length).toBe(1)
  await expect.element(button('Deadline')).toHaveAttribute('aria-pressed', 'true')
  played[0]?.end()

  await expect.element(button('Deadline')).toHaveAttribute('aria-pressed', 'false')
  expect(played[0]?.src).toContain(`${clips}/${'a'.repeat(16)}.wav`)
  expect(said).toEqual([])
})

test('a word that she has not said is said by the browser, and the list is asked for once', async () => {
  const { said, played, sent } = await open(listOf(['deadline']))

  await button('budget').click()
  await expect.poll(() => said).toEqual(['budget'])
  await button('Deadline').click()
  await expect.poll(() => played.length).toBe(1)

  expect(sent.map(({ path }) => path)).toEqual([clips])
})

test('without a line the browser’s voice speaks, and the list is asked for again', async () => {
  const { said, sent } = await open(connectionLost)

  await button('Deadline').click()
  await expect.poll(() => said).toEqual(['Deadline'])
  await button('budget').click()
  await expect.poll(() => said).toEqual(['Deadline', 'budget'])

  expect(sent).toHaveLength(2)
})

test('a sound that does not play gives way to the browser’s voice', async () => {
  const { said } = await open(listOf(['deadline']), { plays: false })

  await button('Deadline').click()

  await expect.poll(() => said).toEqual(['Deadline'])
})

test('on a line that stalls the browser’s voice speaks after a while, and that alone', async () => {
  const { said, played } = await open(silence)

  await button('Deadline').click()

  await expect.poll(() => said).toEqual(['Deadline'])
  expect(played).toEqual([])
})

test('where neither can speak, the page says so', async () => {
  await open(listOf([]), { hasVoice: false })

  await button('budget').click()

  await expect.element(toast()).toHaveTextContent('Audio Not Available')
  await expect.element(button('budget')).toHaveAttribute('aria-pressed', 'false')
})

test('of two words that are pressed at once, the later one alone is heard', async () => {
  const { said, played } = await open(listOf(['deadline', 'budget']))

  await button('Deadline').click()
  await button('budget').click()

  await expect.poll(() => played.length).toBeGreaterThan(0)
  await expect.element(button('budget')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Deadline')).toHaveAttribute('aria-pressed', 'false')
  expect(said).toEqual([])
})
