import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { endRecogniser, fakeSpeech, hear, liveTracks } from './fake-speech.ts'
import { expect, test } from './journey.ts'

/** A lesson with two speaking activities, a writing activity and a text to write. */
const lesson = '/courses/speak-fluently/speech-course-4'
const first = 'Speaking practice 1'
const second = 'Speaking practice 2'

async function openPractice(page: Page) {
  await page.goto(lesson)
  await page.getByRole('tab', { name: 'Practice' }).click()
}

const startOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Start Recording for ${name}` })
const stopOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Stop Recording for ${name}` })
const saveOf = (page: Page, name: string) => page.getByRole('button', { name: `Save for ${name}` })
const againOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Record Again for ${name}` })
const transcriptOf = (page: Page) => page.getByLabel('Transcript')
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ })

async function recordWords(page: Page, words: string) {
  await expect(stopOf(page, first)).toBeVisible()
  await hear(page, [words])
  await expect(page.getByText(words)).toBeVisible()
  await stopOf(page, first).click()
}

test.describe('with a recogniser', () => {
  test.beforeEach(({ page }) => fakeSpeech(page))

  test('a learner records, reads along, listens, corrects, saves and downloads', async ({
    page,
  }) => {
    const asked: string[] = []
    await openPractice(page)
    page.on('request', (request) => asked.push(request.url()))

    await startOf(page, first).click()
    await hear(page, ['I was walking'], 'home and')
    await expect(page.getByText('I was walking home and')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText('00:01')
    await stopOf(page, first).click()

    await expect(transcriptOf(page)).toHaveValue('I was walking home and')
    const player = page.locator('audio')
    await expect(player).toBeVisible()
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeLessThan(60)
    expect(await player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(0.5)

    await transcriptOf(page).fill('I was walking home, and it rained.')
    await saveOf(page, first).click()
    await expect(toasts(page)).toContainText('Recording Saved')
    await expect(page.getByRole('button', { name: `Saved for ${first}` })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download for ${first}` }).click()
    const file = await download
    await expect(toasts(page)).toContainText('Download Started')
    expect(file.suggestedFilename()).toBe('lesson-4-telling-a-personal-story-speaking-1.webm')
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([])
  })

  test('the microphone is asked for as the specification says, the recogniser too', async ({
    page,
  }) => {
    await openPractice(page)

    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()

    expect(await page.evaluate(() => window.fakeSpeech.wishes)).toEqual({
      audio: { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true },
    })
    expect(await page.evaluate(() => window.fakeSpeech.settings)).toEqual({
      lang: 'en-US',
      continuous: true,
      interimResults: true,
    })
  })

  test('the line follows the voice', async ({ page }) => {
    await openPractice(page)

    await startOf(page, first).click()

    await expect
      .poll(() => largestSwing(page), { message: 'the fake microphone beeps' })
      .toBeGreaterThan(5)
  })

  test('where nothing may move, the level is a straight bar', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPractice(page)

    await startOf(page, first).click()

    await expect(meterLine(page)).toHaveAttribute('d', /^M0 0H\d+$/)
  })

  test('while one activity records the others cannot', async ({ page }) => {
    await openPractice(page)

    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeEnabled()
    await expect(startOf(page, second)).toBeDisabled()
    await stopOf(page, first).click()

    await expect(startOf(page, second)).toBeEnabled()
  })

  test('a double click starts and does not stop at once', async ({ page }) => {
    await openPractice(page)

    await startOf(page, first).dblclick()

    await expect(page.getByRole('timer')).toHaveText('00:01')
    expect(await liveTracks(page)).toBe(1)
  })

  test('a recogniser that ends early is started again and goes on', async ({ page }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()

    await hear(page, ['First I got up.'])
    await endRecogniser(page)
    await expect.poll(() => page.evaluate(() => window.fakeSpeech.starts)).toBe(2)
    await hear(page, ['Then I left.'])
    await stopOf(page, first).click()

    await expect(transcriptOf(page)).toHaveValue('First I got up. Then I left.')
  })

  test('a recogniser without its service is given up while the recording goes on', async ({
    page,
  }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()

    await hear(page, ['First I got up.'])
    await endRecogniser(page, 'service-not-allowed')
    await expect(page.getByText(/has stopped writing down your words/)).toBeVisible()
    await stopOf(page, first).click()

    await expect(transcriptOf(page)).toHaveValue('First I got up.')
    await expect(page.getByText(/missed some of your words/)).toBeVisible()
  })

  test('leaving the tab stops the recording, keeps it and frees the microphone', async ({
    page,
  }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()
    await hear(page, ['I was saying'])

    await page.getByRole('tab', { name: 'Quiz' }).click()
    await expect.poll(() => liveTracks(page)).toBe(0)
    await page.getByRole('tab', { name: 'Practice' }).click()

    await expect(transcriptOf(page)).toHaveValue('I was saying')
  })

  test('leaving the lesson frees the microphone', async ({ page }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()

    await page.getByRole('link', { name: 'Testimonials' }).first().click()
    await expect(page).toHaveURL(/testimonials/)

    await expect.poll(() => liveTracks(page)).toBe(0)
  })

  test('a microphone that is unplugged ends the recording, which is kept', async ({ page }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await expect(page.getByRole('timer')).toHaveText('00:01')

    await page.evaluate(() => {
      const [track] = window.fakeSpeech.streams.flatMap((stream) => stream.getTracks())
      track?.stop()
      track?.dispatchEvent(new Event('ended'))
    })

    await expect(toasts(page)).toContainText('Microphone Error')
    await expect(page.getByText(/went silent before you stopped/)).toBeVisible()
    await expect(page.locator('audio')).toBeVisible()
  })

  test('a new recording replaces the old one, which can be taken back', async ({ page }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await recordWords(page, 'The first try')
    await againOf(page, first).click()
    await recordWords(page, 'The second try')
    await expect(transcriptOf(page)).toHaveValue('The second try')

    await page.getByRole('button', { name: `Use the earlier recording for ${first}` }).click()

    await expect(transcriptOf(page)).toHaveValue('The first try')
  })

  test('a saved recording is there again when the learner comes back to the lesson', async ({
    page,
  }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await recordWords(page, 'Keep this')
    await saveOf(page, first).click()
    await expect(toasts(page)).toContainText('Recording Saved')

    await page.getByRole('link', { name: 'Testimonials' }).first().click()
    await expect(page).toHaveURL(/testimonials/)
    await page.goBack()
    await page.getByRole('tab', { name: 'Practice' }).click()

    await expect(transcriptOf(page)).toHaveValue('Keep this')
    await expect(page.locator('audio')).toBeVisible()
  })

  test('saving without a transcript says what is missing', async ({ page }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()
    await stopOf(page, first).click()

    await saveOf(page, first).click()

    await expect(toasts(page)).toContainText('No Recording Found')
    await expect(toasts(page)).toContainText('Please complete the recording first.')
    await expect(transcriptOf(page)).toBeFocused()
  })

  test('a recording that cannot be saved leads to the download', async ({ page }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await recordWords(page, 'Some words')
    await page.evaluate(() => {
      FormData.prototype.set = () => {
        throw new Error('no room')
      }
    })

    await saveOf(page, first).click()

    await expect(toasts(page)).toContainText('Save Failed')
    await expect(toasts(page)).toContainText(
      'Unable to save recording. Please try downloading instead.',
    )
    await expect(saveOf(page, first)).toBeVisible()
  })

  test('a recorder is accessible before, while and after it records', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPractice(page)
    await expectAccessible(page)

    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()
    await hear(page, ['I was walking'], 'home')
    await expectAccessible(page)

    await stopOf(page, first).click()
    await expect(page.locator('audio')).toBeVisible()
    await expectAccessible(page)
  })
})

test('without a recogniser the learner types the transcript and saves', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
  await openPractice(page)

  await startOf(page, first).click()
  await expect(page.getByText(/cannot write a transcript/)).toBeVisible()
  await stopOf(page, first).click()
  await expect(page.getByText(/Type what you said/)).toBeVisible()
  await transcriptOf(page).fill('I typed this.')
  await saveOf(page, first).click()

  await expect(toasts(page)).toContainText('Recording Saved')
})

test('a browser that records mp4 only gives an mp4 file', async ({ page }) => {
  await fakeSpeech(page)
  await page.addInitScript(() => {
    class Mp4Recorder extends EventTarget {
      static isTypeSupported = (type: string) => type === 'audio/mp4'
      state = 'inactive'
      mimeType: string

      constructor(_stream: MediaStream, { mimeType }: { mimeType: string }) {
        super()
        this.mimeType = mimeType
      }

      start() {
        this.state = 'recording'
      }

      stop() {
        this.state = 'inactive'
        const data = new Blob(['0000ftypmp42'], { type: this.mimeType })
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
        this.dispatchEvent(new Event('stop'))
      }
    }
    Object.assign(window, { MediaRecorder: Mp4Recorder })
  })
  await openPractice(page)
  await startOf(page, second).click()
  await stopOf(page, second).click()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: `Download for ${second}` }).click()

  expect((await download).suggestedFilename()).toMatch(/-speaking-2\.mp4$/)
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
for (const { name, title, description, stays } of refusals) {
  test(`a microphone that fails with ${name} is told, and recording can be tried again`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', name)
      }
    }, name)
    await openPractice(page)

    await startOf(page, first).click()

    await expect(toasts(page)).toContainText(title)
    await expect(toasts(page)).toContainText(description)
    await expect(page.getByText(stays)).toBeVisible()
    await expect(startOf(page, first)).toBeEnabled()
  })
}

for (const absent of ['MediaRecorder', 'mediaDevices'] as const) {
  test(`a browser without ${absent} says that it cannot record`, async ({ page }) => {
    await page.addInitScript((absent) => {
      const owner = absent === 'MediaRecorder' ? window : navigator
      Object.defineProperty(owner, absent, { value: undefined, configurable: true })
    }, absent)
    await openPractice(page)

    await startOf(page, first).click()

    await expect(toasts(page)).toContainText('Microphone Error')
    await expect(page.getByText(/This browser cannot record sound/)).toBeVisible()
  })
}

test('a permission that comes after the learner gave up opens no microphone', async ({ page }) => {
  await fakeSpeech(page)
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      await new Promise((allow) => window.addEventListener('allow-microphone', allow))
      return open(wishes)
    }
  })
  await openPractice(page)

  await startOf(page, first).click()
  await page.getByRole('button', { name: `Cancel for ${first}` }).click()
  await expect(startOf(page, first)).toBeEnabled()
  await page.evaluate(() => window.dispatchEvent(new Event('allow-microphone')))

  await expect.poll(() => page.evaluate(() => window.fakeSpeech.streams.length)).toBe(1)
  await expect.poll(() => liveTracks(page)).toBe(0)
})

test('a text is counted while it is written, and kept for the visit', async ({ page }) => {
  await openPractice(page)

  await page.getByLabel('Your text').fill('It was a well-known story, wasn’t it?')
  await expect(page.getByText('7 words')).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Practice' }).click()

  await expect(page.getByLabel('Your text')).toHaveValue('It was a well-known story, wasn’t it?')
})

test('where storage is refused a text can still be written', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse })
  })
  await openPractice(page)

  await page.getByLabel('Your text').fill('Three short words')

  await expect(page.getByText('3 words')).toBeVisible()
  await expect(page.getByText(/cannot keep your text/).first()).toBeVisible()
})

const meterLine = (page: Page) => page.locator('svg[data-live="true"] path').last()

/** The widest swing of the live line. */
const largestSwing = (page: Page) =>
  meterLine(page).evaluate((path) => {
    const swings = path.getAttribute('d')?.match(/q[\d.]+ (-?[\d.]+)/g) ?? []
    return Math.max(0, ...swings.map((swing) => Math.abs(Number(swing.split(' ')[1])) / 2))
  })
