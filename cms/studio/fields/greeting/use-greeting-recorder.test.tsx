import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { watchRecorders } from '../../../../testing/component/until-recorded.ts'
import { useGreetingRecorder } from './use-greeting-recorder.ts'

/** The browser’s microphone, which it asks about until the test says yes. */
function askedMicrophone() {
  const allow: (() => void)[] = []
  const streams: MediaStream[] = []
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(
    () =>
      new Promise((resolve) => {
        allow.push(() => {
          const stream = new AudioContext().createMediaStreamDestination().stream
          streams.push(stream)
          resolve(stream)
        })
      }),
  )
  const open = () => streams.flatMap((stream) => stream.getTracks()).filter(isLive)
  return { allow, streams, open }
}

const isLive = ({ readyState }: MediaStreamTrack) => readyState === 'live'

afterEach(() => {
  vi.restoreAllMocks()
})

function Recorder({ onSound = () => undefined }: { onSound?: (...told: unknown[]) => void }) {
  const [status, setStatus] = useState('')
  const recorder = useGreetingRecorder({ onSound, onStatus: setStatus })
  return (
    <>
      <button type="button" onClick={recorder.toggle}>
        {recorder.secondsLeft === null ? 'Record' : 'Stop'}
      </button>
      <p role="status">{status}</p>
    </>
  )
}

test('a double click records once, and leaves no microphone open', async () => {
  const { allow, open } = askedMicrophone()
  await render(<Recorder />)

  await page.getByRole('button', { name: 'Record' }).dblClick()
  for (const say of allow) say()
  await page.getByRole('button', { name: 'Stop' }).click()

  await expect.element(page.getByRole('button', { name: 'Record' })).toBeVisible()
  expect(open()).toEqual([])
})

test('a double click records also where the microphone is allowed already', async () => {
  const { allow } = askedMicrophone()
  const stop = vi.spyOn(MediaRecorder.prototype, 'stop')
  await render(<Recorder />)
  const button = page.getByRole('button')
  const press = (detail: number) =>
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))

  press(1)
  for (const say of allow) say()
  await expect.element(button).toHaveTextContent('Stop')
  press(2)

  expect(stop).not.toHaveBeenCalled()
  press(1)
  await expect.element(button).toHaveTextContent('Record')
})

test('a microphone that is allowed after she has left is closed at once', async () => {
  const { allow, streams, open } = askedMicrophone()
  const { unmount } = await render(<Recorder />)
  await page.getByRole('button', { name: 'Record' }).click()

  await unmount()
  for (const say of allow) say()

  await vi.waitFor(() => expect(open()).toEqual([]))
  expect(streams).toHaveLength(1)
})

test('what is being recorded while she leaves is not kept', async () => {
  const { allow, open } = askedMicrophone()
  const start = vi.spyOn(MediaRecorder.prototype, 'start')
  const onSound = vi.fn()
  const { unmount } = await render(<Recorder onSound={onSound} />)
  await page.getByRole('button', { name: 'Record' }).click()
  for (const say of allow) say()
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  const [recorder] = start.mock.contexts
  const stopped = new Promise((resolve) => {
    if (recorder instanceof MediaRecorder) recorder.addEventListener('stop', resolve)
  })

  await unmount()
  await stopped

  expect(open()).toEqual([])
  expect(onSound).not.toHaveBeenCalled()
})

test('a microphone that cannot be recorded is closed', async () => {
  const { allow, streams, open } = askedMicrophone()
  vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => {
    throw new DOMException('No encoder', 'NotSupportedError')
  })
  await render(<Recorder />)

  await page.getByRole('button', { name: 'Record' }).click()
  for (const say of allow) say()

  await vi.waitFor(() => expect(streams).toHaveLength(1))
  await vi.waitFor(() => expect(open()).toEqual([]))
})

test.each([
  ['blocked', 'NotAllowedError', /^The microphone is blocked/],
  ['in use elsewhere', 'NotReadableError', /^The microphone could not be used/],
])('a microphone that is %s is told as such', async (_, name, text) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
  await render(<Recorder />)

  await page.getByRole('button', { name: 'Record' }).click()

  await expect.element(page.getByRole('status')).toHaveTextContent(text)
})

test('a microphone that is unplugged ends the recording, and that is told', async () => {
  const { untilRecorded } = watchRecorders()
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  const onSound = vi.fn()
  await render(<Recorder onSound={onSound} />)
  await page.getByRole('button', { name: 'Record' }).click()
  await untilRecorded()

  const stream = await asked.mock.results[0]?.value
  for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))

  await expect.element(page.getByRole('button', { name: 'Record' })).toBeVisible()
  expect(onSound.mock.calls).toEqual([[expect.any(Blob), true]])
})
