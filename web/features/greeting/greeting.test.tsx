import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { wavFile } from '../../../cms/clips/wav-file.ts'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import { show } from '../../../testing/component/show.tsx'
import { Greeting } from './greeting.tsx'
import { IntroVideo } from './intro-video.tsx'

/** A tone as the studio stores a hello. */
function toneAddress(seconds: number) {
  const samples = Float32Array.from(
    { length: seconds * clipLimits.rate },
    (_, index) => 0.4 * Math.sin(index / 12),
  )
  return URL.createObjectURL(new Blob([wavFile(samples)], { type: 'audio/wav' }))
}

const showGreeting = (address: string) =>
  show(
    <Greeting address={address}>
      <svg data-testid="line" viewBox="0 0 10 10" />
    </Greeting>,
  )

const hear = page.getByRole('button', { name: 'Hear me say hello' })
const stop = page.getByRole('button', { name: 'Stop' })
const said = () => {
  const line = page.getByTestId('line').element().parentElement
  return line ? Number.parseFloat(line.style.getPropertyValue('--said') || '0') : 0
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the line moves with the voice, and waits again when it has ended', async () => {
  await showGreeting(toneAddress(1))

  await hear.click()

  await expect.element(stop).toBeVisible()
  await expect.poll(said).toBeGreaterThan(0)
  await expect.element(hear).toBeVisible()
  expect(said()).toBe(0)
})

test('a second press stops it at once', async () => {
  await showGreeting(toneAddress(8))
  await hear.click()
  await expect.poll(said).toBeGreaterThan(0)

  await stop.click()

  await expect.element(hear).toBeVisible()
  expect(said()).toBe(0)
})

test('a press that stops it before its code has come is heeded, and one voice speaks after it', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  await showGreeting(toneAddress(8))
  const element = document.querySelector('button')

  flushSync(() => element?.click())
  flushSync(() => element?.click())
  await import('./play-greeting.ts')
  await hear.click()

  await expect.poll(said).toBeGreaterThan(0)
  expect(played).toHaveBeenCalledTimes(1)
})

test('the sound that will be played is loaded in the press itself, as Safari asks', async () => {
  const loaded = vi.spyOn(HTMLMediaElement.prototype, 'load')
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  await showGreeting(toneAddress(8))

  document.querySelector('button')?.click()

  expect(loaded).toHaveBeenCalledTimes(1)
  await expect.poll(said).toBeGreaterThan(0)
  expect(played.mock.contexts).toEqual(loaded.mock.contexts)
})

test('where nothing can look at the sound, the voice is heard', async () => {
  vi.stubGlobal('AudioContext', undefined)
  await showGreeting(toneAddress(8))

  await hear.click()

  await expect.poll(said).toBeGreaterThan(0)
  await expect.element(stop).toBeVisible()
})

test('a context that may not begin does not keep the voice to itself', async () => {
  vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended')
  vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => {}))
  const led = vi.spyOn(AudioContext.prototype, 'createMediaElementSource')
  await showGreeting(toneAddress(8))

  await hear.click()

  await expect.poll(said).toBeGreaterThan(0)
  expect(led).not.toHaveBeenCalled()
})

test('a sound that does not come is said, and can be asked for again', async () => {
  await showGreeting('/api/greetings/none.wav')

  await hear.click()

  await expect.element(page.getByText('The sound could not be played.')).toBeVisible()
  await expect.element(hear).toBeVisible()
})

test('a video is asked for by a press alone, and takes the focus', async () => {
  await show(<IntroVideo videoId="arj7oStGLkU" name="Anna" />)
  expect(document.querySelector('iframe')).toBeNull()

  await page.getByRole('button', { name: 'Watch my video' }).click()

  await expect.element(page.getByTitle('Video: Anna says hello')).toHaveFocus()
})
