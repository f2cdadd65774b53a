import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { watchRecorders } from '../../../testing/component/until-recorded.ts'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { SayItBack } from './say-it-button.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The browser's voice speaks until a test ends it. */
class Utterance {
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(readonly text: string) {}
}

function stubVoice(): Utterance[] {
  const said: Utterance[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [],
    cancel() {},
    speak: (one: Utterance) => void (one.text !== '' && said.push(one)),
  })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', synthesis)
  return said
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const model = () => button('Model, then you')

/** A sentence, and a word beside it that can be listened to. */
async function open(clips?: string) {
  await show(
    <SpeechProvider {...(clips ? { clips } : {})}>
      <SpeakButton text="budget" />
      <SayItBack text="Walk" lesson={{ courseId: 1, lessonId: 7 }} />
    </SpeechProvider>,
    { answers: { '/api/lessons/7/sounds': { words: {}, alike: {}, near: {} } } },
  )
  await button('Say it Walk').click()
}

/** A take beside its model; what is played from now on is one's own voice alone. */
async function sayIt() {
  const { untilRecorded } = watchRecorders()
  await button('Record').click()
  await untilRecorded()
  await button('Stop').click()
  await expect.element(model()).toBeVisible()
  return vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
}

test('one’s own voice follows a model that is said to its end', async () => {
  const said = stubVoice()
  await open()
  const played = await sayIt()

  await model().click()
  expect(played).not.toHaveBeenCalled()
  said.at(-1)?.onend?.()

  await expect.poll(() => played.mock.calls.length).toBe(1)
})

test('a model that is broken off is not followed by one’s own voice', async () => {
  const said = stubVoice()
  await open()
  const played = await sayIt()

  await model().click()
  await model().click()
  await model().click()
  await button('Listen: budget').click()
  said.at(-1)?.onend?.()
  await model().click()
  said.at(-1)?.onerror?.({ error: 'interrupted' })
  await expect.element(button('Listen: budget')).toHaveAttribute('aria-pressed', 'false')

  await model().click()
  said.at(-1)?.onend?.()
  await expect.poll(() => played.mock.calls.length).toBeGreaterThan(0)
  expect(played).toHaveBeenCalledTimes(1)
})

test('it follows the tutor’s clip that is heard to its end, and none that is broken off', async () => {
  const clip = { id: 1, key: 'walk', word: 'Walk', hash: 'c'.repeat(16), ms: 900 }
  fakeServer(() => Response.json({ clips: [clip] }))
  await open('/api/lessons/72/clips')
  const played = await sayIt()
  const audios = new Set<HTMLMediaElement>()
  played.mockImplementation(async function play(this: HTMLMediaElement) {
    audios.add(this)
  })
  const sources = () => [...audios].map(({ src }) => src.split(':')[0])

  await model().click()
  await expect.poll(sources).toEqual(['http'])
  await model().click()
  await model().click()
  await expect.poll(sources).toEqual(['http', 'http'])
  Array.from(audios).at(-1)?.dispatchEvent(new Event('ended'))

  await expect.poll(sources).toEqual(['http', 'http', 'blob'])
})

test('where the voice fails, one’s own is heard alone', async () => {
  const said = stubVoice()
  await open()
  const played = await sayIt()

  await model().click()
  said.at(-1)?.onerror?.({ error: 'voice-unavailable' })

  await expect.poll(() => played.mock.calls.length).toBe(1)
})

test('the tutor’s clip falls silent before a recording begins', async () => {
  const path = '/api/lessons/71/clips'
  const clip = { id: 1, key: 'budget', word: 'budget', hash: 'b'.repeat(16), ms: 9_000 }
  fakeServer(() => Response.json({ clips: [clip] }))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await open(path)
  await button('Listen: budget').click()
  await expect.element(button('Listen: budget')).toHaveAttribute('aria-pressed', 'true')

  await button('Record').click()

  await expect.element(button('Listen: budget')).toHaveAttribute('aria-pressed', 'false')
})
