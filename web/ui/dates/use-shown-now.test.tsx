import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useShownNow } from './use-shown-now.ts'

function Today() {
  return <p>{`It is the ${useShownNow()?.getDate()}.`}</p>
}

afterEach(() => {
  vi.useRealTimers()
})

test('a page that somebody comes back to on another day knows that day', async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 20, 22, 0), toFake: ['Date'] })
  await render(<Today />)
  await expect.element(page.getByText('It is the 20.')).toBeVisible()

  vi.setSystemTime(new Date(2026, 4, 21, 8, 0))
  document.dispatchEvent(new Event('visibilitychange'))

  await expect.element(page.getByText('It is the 21.')).toBeVisible()
})
