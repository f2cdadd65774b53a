import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { LevelMeter } from './level-meter.tsx'

test('a microphone whose level cannot be shown is recorded all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const withoutSound = new MediaStream() // refused, as Firefox refuses a headset of another rate

  await show(
    <>
      <button type="button">Stop Recording</button>
      <LevelMeter stream={withoutSound} />
    </>,
  )

  await expect.poll(() => warn.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
})
