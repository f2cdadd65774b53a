import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show, toast } from '../../testing/component/show.tsx'
import { SpeakButton } from './speak-button.tsx'
import { SpeechProvider } from './speech-provider.tsx'
import { VoiceSettings } from './voice-settings.tsx'

interface StubbedVoice {
  name: string
  lang: string
  default: boolean
}

const known = [
  { name: 'Samantha', lang: 'en-US', default: true },
  { name: 'Daniel', lang: 'en-GB', default: false },
]

class Utterance {
  voice: StubbedVoice | null = null
  lang = ''
  rate = 1
  pitch = 1
  constructor(readonly text: string) {}
}

/** A browser with these voices that speaks without end and writes down what it is asked to say. */
function stubSpeech(voices: StubbedVoice[]) {
  const spoken: Utterance[] = []
  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    voices,
    getVoices: () => synthesis.voices,
    speak(utterance: Utterance) {
      synthesis.speaking = true
      spoken.push(utterance)
    },
    cancel() {
      synthesis.speaking = false
    },
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return { synthesis, spoken }
}

const Lesson = () => (
  <SpeechProvider>
    <SpeakButton text="perseverance" />
    <VoiceSettings />
  </SpeechProvider>
)

const word = () => page.getByRole('button', { name: 'Listen: perseverance' })
const testVoice = () => page.getByRole('button', { name: 'Test Voice' })
const choice = (name: string) => page.getByRole('radio', { name, exact: true })
const choose = (name: string) => choice(name).click()

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a word is spoken slowly by the chosen voice, and the choice is kept', async () => {
  const { spoken } = stubSpeech(known)
  const lesson = await show(<Lesson />)

  await word().click()
  await expect.element(page.getByText('Audio Playing')).toBeInTheDocument()
  await expect.element(word()).toHaveAttribute('aria-pressed', 'true')
  await choose('British')
  await expect.element(word()).toHaveAttribute('aria-pressed', 'false')
  await choose('Male')
  await testVoice().click()

  expect(spoken[0]).toMatchObject({
    text: 'perseverance',
    lang: 'en-US',
    rate: 0.8,
    pitch: 1.1,
    voice: { name: 'Samantha' },
  })
  expect(spoken[1]).toMatchObject({
    lang: 'en-GB',
    rate: 0.8,
    pitch: 0.9,
    voice: { name: 'Daniel' },
  })
  await lesson.unmount()
  await show(<Lesson />)
  await expect.element(choice('British')).toBeChecked()
  await expect.element(choice('Male')).toBeChecked()
})

test('pressed again it stops, and so it does with its page', async () => {
  const { synthesis } = stubSpeech(known)
  const lesson = await show(<Lesson />)

  await word().click()
  expect(synthesis.speaking).toBe(true)
  await word().click()
  await expect.element(word()).toHaveAttribute('aria-pressed', 'false')
  expect(synthesis.speaking).toBe(false)
  await word().click()
  await lesson.unmount()

  expect(synthesis.speaking).toBe(false)
})

test('a double click is heard: its second half does not stop what the first has begun', async () => {
  const { synthesis } = stubSpeech(known)
  await show(<Lesson />)

  await word().dblClick()
  expect(synthesis.speaking).toBe(true)
  await testVoice().dblClick()

  expect(synthesis.speaking).toBe(true)
  await expect.element(testVoice()).toHaveAttribute('aria-pressed', 'true')
})

test('where no voice fits, the status says so and a default speaks', async () => {
  const { spoken } = stubSpeech([])
  await show(<Lesson />)
  await expect.element(page.getByText('no voice found')).not.toBeInTheDocument()

  await testVoice().click()

  await expect.element(page.getByText('no voice found', { exact: true })).toBeVisible()
  expect(spoken).toMatchObject([{ voice: null, lang: 'en-US' }])
})

test('another voice that has to speak is named, and none where there is none', async () => {
  const { synthesis } = stubSpeech([{ name: 'Daniel', lang: 'en-GB', default: true }])
  await show(<Lesson />)
  await expect.element(page.getByText('Daniel speaks instead.')).toBeVisible()

  synthesis.voices = []
  await testVoice().click()

  await expect.element(page.getByText('no voice found', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/speaks instead/)).not.toBeInTheDocument()
})

test('voices that load late are found', async () => {
  const { synthesis } = stubSpeech([])
  await show(<Lesson />)
  await testVoice().click()
  await expect.element(page.getByText('no voice found', { exact: true })).toBeVisible()

  synthesis.voices = known
  synthesis.dispatchEvent(new Event('voiceschanged'))

  await expect.element(page.getByText('no voice found')).not.toBeInTheDocument()
  await expect.element(page.getByText('Samantha')).toBeVisible()
})

test('a browser without speech says so', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  Reflect.deleteProperty(window, 'speechSynthesis')
  const inherited = Object.getOwnPropertyDescriptor(Window.prototype, 'speechSynthesis')
  Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
  await show(<Lesson />)

  await testVoice().click()

  await expect.element(toast().getByText('Audio Not Available')).toBeVisible()
  await expect
    .element(
      toast().getByText(
        "Your browser doesn't support text-to-speech. Please try a different browser.",
      ),
    )
    .toBeVisible()
  if (inherited) Object.defineProperty(Window.prototype, 'speechSynthesis', inherited)
})
