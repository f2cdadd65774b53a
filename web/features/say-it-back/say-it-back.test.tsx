import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { switchOff } from '../../listening/use-engine.ts'
import { SayItBack } from './say-it-button.tsx'

const words = { i: ['AY'], walk: ['W AO K'], to: ['T UW'], work: ['W ER K'] }

afterEach(() => {
  switchOff()
  vi.restoreAllMocks()
})

async function open(text = 'I walk to work') {
  await show(<SayItBack text={text} lesson={{ courseId: 1, lessonId: 7 }} />, {
    answers: { '/api/lessons/7/sounds': { words, alike: {}, near: {} } },
  })
  await page.getByRole('button', { name: `Say it ${text}` }).click()
  await expect.element(page.getByText('Who listens: nobody but you.')).toBeVisible()
}

test('a sentence is recorded and heard, and nothing is sent meanwhile', async () => {
  await open()

  await page.getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()

  await expect.element(page.getByText(/Sent from this page while you spoke: 0 bytes/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Model, then you' })).toBeVisible()
})

test('what was typed is laid beside the sentence', async () => {
  await open()
  await page.getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()

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

  await page.getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()

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

test('a microphone that is refused is said, and typing is not lost', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  await open()

  await page.getByRole('button', { name: 'Record' }).click()

  await expect.element(page.getByRole('alert')).toHaveTextContent('The microphone is blocked')
})
