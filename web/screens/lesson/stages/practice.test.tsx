import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeRecogniser, tracksOf } from '../../../../testing/component/fake-recogniser.ts'
import { show, toast } from '../../../../testing/component/show.tsx'
import { watchRecorders } from '../../../../testing/component/until-recorded.ts'
import { buildLesson } from '../../../../testing/fake-contract.ts'
import { wishLiveWords } from '../../../features/recording/live-words-wish.ts'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import { SpeechProvider } from '../../../speech/speech-provider.tsx'
import { Practice } from './practice.tsx'

const first = 'Speaking practice 1'
const second = 'Speaking practice 2'
let lessonId = 100

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  wishLiveWords(true)
})

/** A lesson of its own, because what is recorded stays as long as the page does. */
function openPractice() {
  lessonId += 1
  return openAgain()
}

/** The lesson that was opened last. */
function openAgain() {
  const speaking = { type: 'speaking' as const, questions: ['What did you do today?'] }
  const lesson = buildLesson({ id: lessonId, practiceActivities: [speaking, speaking] })
  return show(
    <SpeechProvider>
      <SpeakButton text="budget" />
      <Practice lesson={lesson} />
    </SpeechProvider>,
  )
}

const button = (action: string, name = first) =>
  page.getByRole('button', { name: `${action} for ${name}` })
const start = (name = first) => button('Start Recording', name)
const stop = (name = first) => button('Stop Recording', name)
const save = () => button('Save')
const liveWords = () => page.getByRole('checkbox', { name: /Live words/ })
const transcript = () => page.getByLabelText('Transcript')

/** Begins to record. What is stopped before the microphone has given any sound is no recording. */
async function begin(action = start) {
  const { untilRecorded } = watchRecorders()
  await action().click()
  await untilRecorded()
}

/** Records until the first words are there. */
async function record(words = 'I was walking', action = start) {
  const recogniser = fakeRecogniser()
  await begin(action)
  recogniser.hear([words])
  await expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()
  return recogniser
}

async function recordToTheEnd(words?: string) {
  await openPractice()
  await record(words)
  await stop().click()
  await expect.element(transcript()).toBeVisible()
}

test('questions begin on the edge that their title and their button stand on', async () => {
  await page.viewport(375, 800)
  await openPractice()
  const leftOf = (thing: { element: () => Element }) => thing.element().getBoundingClientRect().left

  const edge = leftOf(page.getByRole('heading', { name: first }))
  expect(leftOf(page.getByRole('list').first().getByRole('listitem'))).toBe(edge)
  expect(leftOf(start())).toBe(edge)
})

test('with letters twice as large nothing of the practice leaves a phone’s column', async () => {
  await page.viewport(295, 800)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style')
    await page.viewport(375, 800)
  })
  await openPractice()

  expect(document.documentElement.scrollWidth).toBe(295)
})

test('the microphone and the recogniser are asked for as the specification says', async () => {
  await openPractice()

  const { starts, wishes } = await record()

  expect(wishes).toEqual([
    { audio: { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true } },
  ])
  expect(starts).toEqual([{ lang: 'en-US', continuous: true, interimResults: true }])
})

test('where the browser can, live words come from this device at every start', async () => {
  const recogniser = fakeRecogniser(undefined, { state: 'available' })
  await openPractice()
  await expect
    .element(page.getByText(/writes down what you say, on this device only/))
    .toBeVisible()

  await start().click()
  await expect.element(stop()).toBeVisible()
  recogniser.hear(['First I got up.'])
  recogniser.end()

  await expect.poll(() => recogniser.starts.map((one) => one.processLocally)).toEqual([true, true])
  await expect.element(liveWords()).not.toBeInTheDocument()
})

test('a pack that is not installed is not used, and the online service is named', async () => {
  const recogniser = fakeRecogniser(undefined, { state: 'downloadable' })
  await openPractice()

  await start().click()
  await expect.element(stop()).toBeVisible()

  expect(recogniser.starts.map((one) => one.processLocally)).toEqual([undefined])
  await expect
    .element(page.getByText(/most browsers send your voice to their maker’s online service/))
    .toBeVisible()
})

test('live words that are turned off stay off, and typing instead is saved', async () => {
  const recogniser = fakeRecogniser()
  const practice = await openPractice()
  await liveWords().click()
  await practice.unmount()
  await openPractice()
  await expect.element(liveWords()).not.toBeChecked()

  await begin()
  await expect.element(page.getByText('Live words are off. When', { exact: false })).toBeVisible()
  await stop().click()
  await transcript().fill('I typed this.')
  await save().click()

  await expect.element(toast()).toHaveTextContent('Recording Saved')
  expect(recogniser.starts).toEqual([])
  expect(localStorage.getItem('live-words')).toBe('off')
})

test('live words can be turned off while they come', async () => {
  await openPractice()
  const recogniser = await record('First I got up.')

  await liveWords().click()
  recogniser.end()

  await expect.element(page.getByText(/has stopped writing down your words/)).toBeVisible()
  await stop().click()
  await expect.element(transcript()).toHaveValue('First I got up.')
  expect(recogniser.starts).toHaveLength(1)
})

test('while one activity records the others cannot', async () => {
  await openPractice()
  await record()

  await expect.element(stop()).toBeEnabled()
  await expect.element(start(second)).toBeDisabled()
  await stop().click()

  await expect.element(start(second)).toBeEnabled()
})

test('a double click starts and does not stop at once', async () => {
  const recogniser = fakeRecogniser()
  await openPractice()

  await start().dblClick()

  await expect.element(page.getByRole('timer')).not.toHaveTextContent('00:00')
  expect(recogniser.openMicrophones()).toBe(1)
})

test('a recogniser that ends early is started again and goes on', async () => {
  await openPractice()
  const recogniser = await record('First I got up.')

  recogniser.end()
  await expect.poll(() => recogniser.starts.length).toBe(2)
  recogniser.hear(['Then I left.'])
  await stop().click()

  await expect.element(transcript()).toHaveValue('First I got up. Then I left.')
})

test('a recogniser without its service is given up while the recording goes on', async () => {
  await openPractice()
  const recogniser = await record('First I got up.')

  recogniser.end('service-not-allowed')
  await expect.element(page.getByText(/has stopped writing down your words/)).toBeVisible()
  await stop().click()

  await expect.element(transcript()).toHaveValue('First I got up.')
  await expect.element(transcript()).toHaveAccessibleDescription(/missed some of your words/)
})

test('a microphone that is unplugged ends the recording, which is kept', async () => {
  await openPractice()
  const { streams } = await record()
  await expect.element(page.getByRole('timer')).not.toHaveTextContent('00:00')

  const [track] = tracksOf(streams)
  track?.stop()
  track?.dispatchEvent(new Event('ended'))

  await expect.element(toast()).toHaveTextContent('Microphone Error')
  await expect.element(page.getByText(/went silent before you stopped/)).toBeVisible()
  await expect.element(page.getByLabelText(`Your recording: ${first}`)).toBeVisible()
})

test('a new recording replaces the old one, which can be taken back', async () => {
  await recordToTheEnd('The first try')
  await record('The second try', () => button('Record Again'))
  await stop().click()
  await expect.element(transcript()).toHaveValue('The second try')

  await button('Use the earlier recording').click()

  await expect.element(transcript()).toHaveValue('The first try')
})

test('saving without a transcript says what is missing', async () => {
  await recordToTheEnd()
  await transcript().fill(' ')

  await save().click()

  await expect.element(toast()).toHaveTextContent('No Recording Found')
  await expect.element(toast()).toHaveTextContent('Please complete the recording first.')
  await expect.element(transcript()).toHaveFocus()
})

test('a recording that cannot be saved leads to the download', async () => {
  await recordToTheEnd()
  vi.spyOn(FormData.prototype, 'set').mockImplementation(() => {
    throw new Error('no room')
  })

  await save().click()

  await expect.element(toast()).toHaveTextContent('Save Failed')
  await expect
    .element(toast())
    .toHaveTextContent('Unable to save recording. Please try downloading instead.')
  await expect.element(save()).toBeVisible()
})

test('without a recogniser the learner types the transcript and saves', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  await openPractice()

  await begin()
  await expect.element(page.getByText(/cannot write a transcript/)).toBeVisible()
  await stop().click()
  await expect.element(transcript()).toHaveAccessibleDescription(/Type what you said/)
  await transcript().fill('I typed this.')
  await save().click()

  await expect.element(toast()).toHaveTextContent('Recording Saved')
})

test('a recording stopped at once is said to have no sound, and the one before can be used', async () => {
  await recordToTheEnd('The first try')
  vi.stubGlobal('MediaRecorder', recorderOf('webm', 'only a beginning'))

  await button('Record Again').click()
  await stop().click()

  await expect.element(page.getByText(/This recording has no sound/)).toBeVisible()
  await expect.element(page.getByLabelText(`Your recording: ${first}`)).not.toBeInTheDocument()
  await button('Use the earlier recording').click()
  await expect.element(page.getByLabelText(`Your recording: ${first}`)).toBeVisible()
  await expect.element(transcript()).toHaveValue('The first try')
})

test('where nothing at all was recorded, that is said, and it can be tried again', async () => {
  fakeRecogniser()
  vi.stubGlobal('MediaRecorder', recorderOf('webm', ''))
  await openPractice()

  await start().click()
  await stop().click()

  await expect.element(toast()).toHaveTextContent('No Recording Found')
  await expect.element(page.getByText(/Nothing was recorded/)).toBeVisible()
  await expect.element(start()).toBeEnabled()
})

test('a browser that records mp4 only gives an mp4 file', async () => {
  fakeRecogniser()
  vi.stubGlobal('MediaRecorder', recorderOf('mp4', '0000ftypmp42'))
  await openPractice()

  await start(second).click()
  await stop(second).click()

  await expect
    .element(page.getByRole('link', { name: `Download for ${second}` }))
    .toHaveAttribute('download', expect.stringMatching(/-speaking-2\.mp4$/))
})

const refusals = [
  {
    name: 'NotAllowedError',
    title: 'Microphone Access Denied',
    description: 'Please allow microphone access to use voice recording.',
    stays: /microphone is blocked/,
  },
  {
    name: 'NotFoundError',
    title: 'Microphone Error',
    description: 'Unable to access microphone. Please check your browser permissions.',
    stays: /microphone could not be used/,
  },
]

test.each(refusals)(
  'a microphone that fails with $name is told, and recording can be tried again',
  async ({ name, title, description, stays }) => {
    const refuse = () => Promise.reject(new DOMException('', name))
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(refuse)
    await openPractice()

    await start().click()

    await expect.element(toast()).toHaveTextContent(title)
    await expect.element(toast()).toHaveTextContent(description)
    await expect.element(page.getByText(stays)).toBeVisible()
    await expect.element(start()).toBeEnabled()
  },
)

test('who has only closed the browser’s question is told that trying again may be enough', async () => {
  const close = () => Promise.reject(new DOMException('Permission dismissed', 'NotAllowedError'))
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(close)
  await openPractice()

  await start().click()

  await expect
    .element(page.getByText(/not allowed this time\. Try again and allow it/))
    .toBeVisible()
})

test('a browser without a recorder says that it cannot record', async () => {
  vi.stubGlobal('MediaRecorder', undefined)
  await openPractice()

  await start().click()

  await expect.element(toast()).toHaveTextContent('Microphone Error')
  await expect.element(page.getByText(/This browser cannot record sound/)).toBeVisible()
})

test('a browser without microphones says that it cannot record', async () => {
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(Object.create(null))
  await openPractice()

  await start().click()

  await expect.element(toast()).toHaveTextContent('Microphone Error')
  await expect.element(page.getByText(/This browser cannot record sound/)).toBeVisible()
})

test('a permission that comes after the learner gave up opens no microphone', async () => {
  let allow = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    allow = resolve
  })
  const recogniser = fakeRecogniser(isAllowed)
  await openPractice()

  await start().click()
  await button('Cancel').click()
  await expect.element(start()).toBeEnabled()
  allow()

  await expect.poll(() => recogniser.streams.length).toBe(1)
  await expect.poll(() => recogniser.openMicrophones()).toBe(0)
})

test('the button is pressed by keyboard, and leaving the page frees the microphone', async () => {
  const recogniser = fakeRecogniser()
  const practice = await openPractice()
  await page.getByRole('heading', { name: first }).click()
  await userEvent.tab()
  await expect.element(start()).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(stop()).toBeVisible()
  await practice.unmount()

  await expect.poll(() => recogniser.openMicrophones()).toBe(0)
})

test('what was recorded and not saved is there when the lesson is opened again', async () => {
  const practice = await openPractice()
  await record('The first try')
  await stop().click()
  await record('The second try', () => button('Record Again'))
  await stop().click()
  await transcript().fill('The second try, corrected')
  await practice.unmount()

  await openAgain()

  await expect.element(transcript()).toHaveValue('The second try, corrected')
  await expect.element(page.getByLabelText(`Your recording: ${first}`)).toBeVisible()
  await expect.element(save()).toBeEnabled()
  await button('Use the earlier recording').click()
  await expect.element(transcript()).toHaveValue('The first try')
})

test('a recording that is cut short by leaving the lesson is kept', async () => {
  const practice = await openPractice()
  const recogniser = await record('I was walking')

  await practice.unmount()

  await expect.poll(() => recogniser.openMicrophones()).toBe(0)
  await openAgain()
  await expect.element(transcript()).toHaveValue('I was walking')
  await expect.element(page.getByLabelText(`Your recording: ${first}`)).toBeVisible()
  await expect.element(start(second)).toBeEnabled()
})

test('the voice of the page falls silent before a recording begins', async () => {
  const synthesis = { getVoices: () => [], cancel() {}, speak() {} }
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), synthesis))
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  await openPractice()
  const listen = page.getByRole('button', { name: 'Listen: budget' })
  await listen.click()
  await expect.element(listen).toHaveAttribute('aria-pressed', 'true')

  await start().click()

  await expect.element(listen).toHaveAttribute('aria-pressed', 'false')
})

/** A recorder that knows one container alone, and what is in each of its recordings. */
const recorderOf = (container: string, content: string) =>
  class extends EventTarget {
    static isTypeSupported = (type: string) => type === `audio/${container}`
    state = 'inactive'
    readonly mimeType: string

    constructor(_stream: MediaStream, { mimeType }: { mimeType: string }) {
      super()
      this.mimeType = mimeType
    }

    start() {
      this.state = 'recording'
    }

    stop() {
      this.state = 'inactive'
      const data = new Blob([content], { type: this.mimeType })
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
      this.dispatchEvent(new Event('stop'))
    }
  }
