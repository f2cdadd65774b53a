import { afterEach, expect, test, vi } from 'vitest'
import { recordMicrophone } from './microphone.ts'

/** The recorder that records, and what stops it. */
async function record() {
  const started = vi.spyOn(MediaRecorder.prototype, 'start')
  const begun = vi.fn<() => void>()
  const { discard } = recordMicrophone({ onBegun: begun, onEnded() {}, onRefused() {} })
  await expect.poll(() => begun.mock.calls.length).toBe(1)
  return { recorder: started.mock.contexts[0], discard }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('three minutes are recorded in fewer bytes than a letter may have', async () => {
  const { recorder, discard } = await record()

  expect(recorder).toHaveProperty('audioBitsPerSecond', 64_000)
  discard()
})

test('where a browser refuses that, it records at a rate of its own', async () => {
  class Refusing extends MediaRecorder {
    constructor(stream: MediaStream, options: MediaRecorderOptions = {}) {
      if ('audioBitsPerSecond' in options) throw new DOMException('', 'NotSupportedError')
      super(stream, options)
    }
  }
  vi.stubGlobal('MediaRecorder', Refusing)

  const { recorder, discard } = await record()

  expect(recorder).toHaveProperty('state', 'recording')
  discard()
})

test('the screen stays on for as long as is recorded', async () => {
  const asked = vi.spyOn(navigator.wakeLock, 'request')

  const { discard } = await record()

  const lock = await asked.mock.results[0]?.value
  expect(lock).toMatchObject({ type: 'screen', released: false })
  discard()
  await expect.poll(() => lock.released).toBe(true)
})

test('what saves its battery records all the same', async () => {
  vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('', 'NotAllowedError'))

  const { recorder, discard } = await record()

  expect(recorder).toHaveProperty('state', 'recording')
  discard()
})
