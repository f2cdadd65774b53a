import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wavFile } from '../../../cms/clips/wav-file.ts'
import { fakeRecogniser, tracksOf } from '../../../testing/component/fake-recogniser.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { watchRecorders } from '../../../testing/component/until-recorded.ts'
import { switchOff } from '../../listening/use-engine.ts'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { SayItBack } from './say-it-button.tsx'

const words = { i: ['AY'], walk: ['W AO K'], to: ['T UW'], work: ['W ER K'] }

afterEach(() => {
  vi.useRealTimers()
  switchOff()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(text = 'I walk to work', who = 'Who listens: nobody but you.', clips?: string) {
  await show(
    <SpeechProvider {...(clips ? { clips } : {})}>
      <SayItBack text={text} lesson={{ courseId: 1, lessonId: 7 }} />
    </SpeechProvider>,
    { answers: { '/api/lessons/7/sounds': { words, alike: {}, near: {} } } },
  )
  await page.getByRole('button', { name: `Say it ${text}` }).click()
  await expect.element(page.getByText(who)).toBeVisible()
}

async function sayIt() {
  const { untilRecorded } = watchRecorders()
  await page.getByRole('button', { name: 'Record' }).click()
  await untilRecorded()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
}

const installer = () =>
  page.getByRole('button', { name: 'Install your browser’s speech recognition on this device' })

/** Here the page's own code may still come while somebody speaks; e2e/say-it-back.spec.ts has it all. */
const nothingSent = /Sent from this page while you spoke: 0 bytes|Your voice was in no request/

test('a sentence is recorded and heard, and nothing is sent meanwhile', async () => {
  await open()

  await sayIt()

  await expect.element(page.getByText(nothingSent)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Model, then you' })).toBeVisible()
})

test('where the tutor has said the sentence, her line stands beside one’s own', async () => {
  const samples = Float32Array.from({ length: 24_000 }, (_none, at) =>
    at > 4_000 && at < 20_000 ? Math.sin(at / 18) / 2 : 0,
  )
  const key = 'i-walk-to-work'
  const hash = 'b'.repeat(16)
  const path = '/api/lessons/7/clips'
  const clip = { id: 1, key, word: 'I walk to work', hash, ms: 1_000 }
  fakeServer(({ path: asked }) =>
    asked === path ? Response.json({ clips: [clip] }) : new Response(wavFile(samples)),
  )
  await open('I walk to work', undefined, path)

  await sayIt()

  await expect.element(page.getByText('Your tutor spoke for 0.7 s, with no pause.')).toBeVisible()
})

test('what was typed is laid beside the sentence', async () => {
  await open()
  await sayIt()

  await page.getByLabelText('What did you say?').fill('I work to')

  await expect.element(page.getByText('you wrote: work')).toBeVisible()
  await expect.element(page.getByText('left out')).toBeVisible()
})

test('one click has this device listen, with files of our own server', async () => {
  await open()

  await page.getByRole('button', { name: /Listen on this device/ }).click()

  await expect
    .element(page.getByText('Who listens: this device.'), { timeout: 20_000 })
    .toBeVisible()
})

test('a word of unknown sounds is named, and the sentence is not followed', async () => {
  await open('I walk to Matera')
  await page.getByRole('button', { name: /Listen on this device/ }).click()
  await expect
    .element(page.getByText('Who listens: this device.'), { timeout: 20_000 })
    .toBeVisible()

  await sayIt()

  await expect.element(page.getByText(/does not know how ‘matera’ is said/)).toBeVisible()
})

test('a panel that is closed while it records leaves neither microphone nor sound open', async () => {
  const contexts = vi.spyOn(AudioContext.prototype, 'close')
  await open()
  await page.getByRole('button', { name: 'Record' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Recording')

  await page.getByRole('button', { name: 'Say it I walk to work' }).click()

  // The level meter's, and the one that takes the sound as numbers.
  await expect.poll(() => new Set(contexts.mock.contexts).size).toBe(2)
})

test('with its own pack the browser hears word by word, locally at every start', async () => {
  const recogniser = fakeRecogniser(undefined, { state: 'available' })
  await open('I walk to work', 'Who listens: your browser, on this device.')

  const { untilRecorded } = watchRecorders()
  await page.getByRole('button', { name: 'Record' }).click()
  await untilRecorded()
  await expect.poll(() => recogniser.starts.length).toBe(1)
  recogniser.end('no-speech')
  await expect.poll(() => recogniser.starts.length).toBe(2)
  recogniser.hear(['I work work now'])
  await page.getByRole('button', { name: 'Stop', exact: true }).click()

  await expect.element(page.getByText('heard: work')).toBeVisible()
  await expect.element(page.getByText('left out, or not heard')).toBeVisible()
  await expect.element(page.getByText('extra')).toBeVisible()
  expect(recogniser.starts.map((one) => one.processLocally)).toEqual([true, true])
  expect(recogniser.starts.map((one) => one.track)).toEqual([
    ...[tracksOf(recogniser.streams)[0], tracksOf(recogniser.streams)[0]],
  ])
})

test('words that the browser heard at the very end still count', async () => {
  const recogniser = fakeRecogniser(undefined, { state: 'available' })
  await open('I walk to work', 'Who listens: your browser, on this device.')
  const { untilRecorded } = watchRecorders()
  await page.getByRole('button', { name: 'Record' }).click()
  await expect.poll(() => recogniser.starts.length).toBe(1)
  await untilRecorded()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.element(page.getByText('Your browser heard no words.')).toBeVisible()

  recogniser.hear(['I walk to work'])

  await expect.element(page.getByText('Your browser heard every word:')).toBeVisible()
  expect(recogniser.starts).toHaveLength(1)
})

test.each(['downloadable', 'downloading', 'unavailable'] as const)(
  'a pack that is %s has no recogniser started',
  async (state) => {
    const recogniser = fakeRecogniser(undefined, { state })
    await open()

    await sayIt()

    await expect.element(page.getByText(nothingSent)).toBeVisible()
    expect(recogniser.starts).toEqual([])
  },
)

test('a browser without a pack to install offers none, and hears nothing', async () => {
  const recogniser = fakeRecogniser()
  await open()

  await sayIt()

  await expect.element(page.getByText(nothingSent)).toBeVisible()
  await expect.element(installer()).not.toBeInTheDocument()
  expect(recogniser.starts).toEqual([])
})

test('a pack is installed by one click, and listens from then on', async () => {
  let install = (_isDone: boolean) => {}
  const installed = new Promise<boolean>((resolve) => {
    install = resolve
  })
  fakeRecogniser(undefined, { state: 'downloadable', installed })
  await open()

  await installer().click()
  await expect
    .element(page.getByText(/is installing speech recognition on this device/))
    .toBeVisible()
  install(true)

  await expect.element(page.getByText('Who listens: your browser, on this device.')).toBeVisible()
})

test('a pack that the browser is downloading listens as soon as it is there', async () => {
  fakeRecogniser(undefined, { state: 'downloading' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await open()
  await expect
    .element(page.getByText(/is installing speech recognition on this device/))
    .toBeVisible()

  fakeRecogniser(undefined, { state: 'available' })
  vi.advanceTimersByTime(3_000)

  await expect.element(page.getByText('Who listens: your browser, on this device.')).toBeVisible()
})

test('a browser that does not install its pack says so', async () => {
  fakeRecogniser(undefined, { state: 'downloadable', installed: Promise.resolve(false) })
  await open()

  await installer().click()

  await expect
    .element(page.getByText(/did not install speech recognition on this device/))
    .toBeVisible()
})

test('sounds that did not load are said, and read when they are asked for again', async () => {
  const answer = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('offline'))
  await show(<SayItBack text="I walk to work" lesson={{ courseId: 1, lessonId: 8 }} />)
  await page.getByRole('button', { name: 'Say it I walk to work' }).click()
  await page.getByRole('button', { name: /Listen on this device/ }).click()
  await expect
    .element(page.getByText(/The pronunciation of these words did not load/), {
      timeout: 20_000,
    })
    .toBeVisible()

  answer.mockResolvedValueOnce(Response.json({ words, alike: {}, near: {} }))
  await page.getByRole('button', { name: 'Load it again' }).click()

  await expect.element(page.getByText(/did not load/)).not.toBeInTheDocument()
})

test('an engine whose code does not come says that it did not load', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        queueMicrotask(() => this.dispatchEvent(new Event('error')))
      }
      terminate() {
        return undefined
      }
    },
  )
  await open()

  await page.getByRole('button', { name: /Listen on this device/ }).click()

  await expect.element(page.getByRole('alert')).toHaveTextContent('The engine did not load.')
  await expect.element(page.getByRole('button', { name: 'Load the engine again' })).toBeVisible()
})

test('an engine that dies while nobody asks it anything says so, and starts again by what is kept', async () => {
  const { workers, tasks } = stubEngine()
  await open()
  await page.getByRole('button', { name: /Listen on this device/ }).click()
  await expect.element(page.getByText('Who listens: this device.')).toBeVisible()

  workers[0]?.dispatchEvent(new Event('error'))

  await expect.element(page.getByRole('alert')).toHaveTextContent('The engine has stopped.')
  await page.getByRole('button', { name: 'Load the engine again' }).click()
  await expect.element(page.getByText('Who listens: this device.')).toBeVisible()
  expect(tasks.map(({ isFresh }) => isFresh)).toEqual([false, false])
})

test('the keyboard stays on a button while it is busy', async () => {
  stubEngine()
  await open()
  const { untilRecorded } = watchRecorders()

  button('Record').element().focus()
  await userEvent.keyboard('{Enter}')
  await untilRecorded()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Try again')).toHaveFocus()
  button(/Listen on this device/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(button('Stop listening')).toHaveFocus()
})

test('a recording that is forgotten ends by itself, and is kept', async () => {
  const { openMicrophones } = fakeRecogniser()
  const { untilRecorded } = watchRecorders()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  await page.getByRole('button', { name: 'Record' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Recording')
  await untilRecorded()

  vi.advanceTimersByTime(120_000)

  await expect.element(page.getByRole('alert')).toHaveTextContent('stopped by itself')
  await expect.element(page.getByLabelText('What you said')).toBeVisible()
  expect(openMicrophones()).toBe(0)
})

test('that nothing was heard is said to screen readers too', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const context = new AudioContext()
    const [nothing, out] = [context.createGain(), context.createMediaStreamDestination()]
    const tone = context.createOscillator()
    nothing.gain.value = 0
    tone.connect(nothing).connect(out)
    tone.start()
    return out.stream
  })
  await open()

  await sayIt()

  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing was heard.')
})

test('a microphone that is refused is said, and typing is not lost', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  await open()

  await page.getByRole('button', { name: 'Record' }).click()

  await expect.element(page.getByRole('alert')).toHaveTextContent('The microphone is blocked')
})

test('a recording that was stopped before it had sound is said to be none', async () => {
  vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => undefined)
  vi.spyOn(MediaRecorder.prototype, 'state', 'get').mockReturnValue('recording')
  vi.spyOn(MediaRecorder.prototype, 'stop').mockImplementation(function stop(this: MediaRecorder) {
    this.dispatchEvent(new Event('stop'))
  })
  await open()

  await page.getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()

  await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing was recorded')
  await expect.element(page.getByRole('button', { name: 'Record' })).toBeEnabled()
})

test('a microphone that is taken away in the middle leaves what was said up to then', async () => {
  const { streams } = fakeRecogniser()
  const { untilRecorded } = watchRecorders()
  await open()
  await page.getByRole('button', { name: 'Record' }).click()
  await untilRecorded()

  const [track] = tracksOf(streams)
  track?.stop()
  track?.dispatchEvent(new Event('ended'))

  await expect.element(page.getByRole('alert')).toHaveTextContent('went silent before you stopped')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('a double click records, and does not cancel at once', async () => {
  const { openMicrophones } = fakeRecogniser()
  await open()

  await page.getByRole('button', { name: 'Record' }).dblClick()

  await expect.element(page.getByRole('status')).toHaveTextContent('Recording')
  expect(openMicrophones()).toBe(1)
})

test('while the browser asks for the microphone, the recording can be cancelled', async () => {
  fakeRecogniser(new Promise(() => {}))
  await open()
  await page.getByRole('button', { name: 'Record' }).click()

  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect.element(page.getByRole('button', { name: 'Record' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('it says that it records when the sound is taken, not before', async () => {
  let come = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  const { addModule } = AudioWorklet.prototype
  vi.spyOn(AudioWorklet.prototype, 'addModule').mockImplementation(async function late(
    this: AudioWorklet,
    file,
  ) {
    await hasCome
    return addModule.call(this, file)
  })
  await open()

  await page.getByRole('button', { name: 'Record' }).click()

  await expect.element(page.getByRole('status')).toHaveTextContent('One moment …')
  come()
  await expect.element(page.getByRole('status')).toHaveTextContent('Recording')
})

test('where the sound cannot be looked at, it is recorded, and nothing is said of the room', async () => {
  vi.spyOn(AudioWorklet.prototype, 'addModule').mockReturnValue(new Promise(() => {}))
  const { untilRecorded } = watchRecorders()
  await open()
  await page.getByRole('button', { name: 'Record' }).click()
  await untilRecorded()
  await expect.element(page.getByRole('status')).toHaveTextContent('Recording')

  await page.getByRole('button', { name: 'Stop', exact: true }).click()

  await expect.element(page.getByLabelText('What you said')).toBeVisible()
  await expect.element(page.getByText(/Nothing was heard/)).not.toBeInTheDocument()
})

test('an engine file that is cut off is said, and can be fetched again', async () => {
  vi.stubGlobal('Worker', BrokenWorker)
  await open()

  await page.getByRole('button', { name: /Listen on this device/ }).click()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Part of the engine did not load.')
  await expect.element(page.getByRole('button', { name: 'Load the engine again' })).toBeVisible()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Answers as the engine's worker would, and lists what it was asked. */
function stubEngine() {
  const workers: EventTarget[] = []
  const tasks: { kind: string; isFresh?: boolean }[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super()
        workers.push(this)
      }
      postMessage({ id, task }: { id: number; task: { kind: string; isFresh?: boolean } }) {
        tasks.push(task)
        const data = { id, value: task.kind === 'open' ? undefined : null }
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
      }
      terminate() {
        return undefined
      }
    },
  )
  return { workers, tasks }
}

/** The engine's worker where a file is not whole. */
class BrokenWorker extends EventTarget {
  postMessage({ id }: { id: number }) {
    const data = { id, problem: 'broken-file' }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {
    return undefined
  }
}
