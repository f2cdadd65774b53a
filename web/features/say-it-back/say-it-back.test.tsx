import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { switchOff } from '../../listening/use-engine.ts'
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx'
import { SayItBack } from './say-it-button.tsx'

const words = { i: ['AY'], walk: ['W AO K'], to: ['T UW'], work: ['W ER K'] }

afterEach(() => {
  switchOff()
  vi.restoreAllMocks()
})

async function open() {
  await render(
    <SWRConfig value={{ fallback: { '/api/lessons/7/sounds': { words, alike: {}, near: {} } } }}>
      <ToastProvider>
        <SayItBack text="I walk to work" lesson={{ courseId: 1, lessonId: 7 }} />
      </ToastProvider>
    </SWRConfig>,
  )
  await page.getByRole('button', { name: 'Say it I walk to work' }).click()
  await expect.element(page.getByText('Who listens: nobody but you.')).toBeVisible()
}

test('a sentence is recorded and heard, and nothing is sent meanwhile', async () => {
  await open()

  await page.getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()

  await expect.element(page.getByText(/Sent from this page while you spoke: 0 bytes/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Model, then you' })).toBeVisible()
})

test('what was typed is laid beside the sentence', async () => {
  await open()
  await page.getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()

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

test('a microphone that is refused is said, and typing is not lost', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  await open()

  await page.getByRole('button', { name: 'Record' }).click()

  await expect.element(page.getByRole('alert')).toHaveTextContent('The microphone is blocked')
})
