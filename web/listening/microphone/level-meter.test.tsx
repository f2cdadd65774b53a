import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { LevelMeter } from './level-meter.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const noMore = class {
  constructor() {
    throw new DOMException('The number of hardware contexts is limited', 'NotSupportedError')
  }
}

test.each([
  ['refuses the microphone’s rate', AudioContext], // as it does a stream without sound
  ['opens no more audio', noMore],
  ['has none', undefined],
])('where the browser %s, a voice is recorded all the same', async (_what, Context) => {
  vi.stubGlobal('AudioContext', Context)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()

  await show(
    <>
      <button type="button">Stop Recording</button>
      <LevelMeter stream={new MediaStream()} />
    </>,
  )

  await expect.poll(() => warn.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
})
