import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show, toast } from '../../testing/component/show.tsx'
import { SpeakButton } from './speak-button.tsx'
import { SpeechProvider } from './speech-provider.tsx'

interface StubbedVoice {
  name: string
  lang: string
  default: boolean
  localService: boolean
}

const fromAfar = { name: 'Samantha', lang: 'en-US', default: true, localService: false }
const own = { name: 'English (America)', lang: 'en-US', default: false, localService: true }

class Utterance {
  voice: StubbedVoice | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(readonly text: string) {}
}

/** A word to hear in a browser in which these voices alone have something to say. */
async function open(voices: StubbedVoice[], speaking: StubbedVoice[]) {
  const tried: (string | undefined)[] = []
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel() {},
      speak({ voice, onend, onerror }: Utterance) {
        tried.push(voice?.name)
        const canSpeak = voice !== null && speaking.includes(voice)
        queueMicrotask(() => (canSpeak ? onend?.() : onerror?.({ error: 'network' })))
      },
    }),
  )
  await show(
    <SpeechProvider>
      <SpeakButton text="deadline" />
    </SpeechProvider>,
  )
  await page.getByRole('button', { name: 'Listen: deadline' }).click()
  return tried
}

afterEach(() => vi.unstubAllGlobals())

test('where a voice of the network does not speak, one of the device does', async () => {
  const tried = await open([fromAfar, own], [own])

  await expect.poll(() => tried).toEqual(['Samantha', 'English (America)'])
  await expect.element(toast().getByText('Audio Not Available')).not.toBeInTheDocument()
})

test.each([
  ['the device has no other', [fromAfar], ['Samantha', undefined]],
  ['the device’s own does not either', [fromAfar, own], ['Samantha', 'English (America)']],
  ['it is the device’s own', [own], ['English (America)']],
])('a voice that does not speak is told where %s', async (_where, voices, names) => {
  const tried = await open(voices, [])

  await expect.element(toast().getByText('Audio Not Available')).toBeVisible()
  expect(tried).toEqual(names)
  await expect
    .element(page.getByRole('button', { name: 'Listen: deadline' }))
    .toHaveAttribute('aria-pressed', 'false')
})
