import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReadersDay } from './readers-day.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('an evening that is the next day in Greenwich is the day of the reader’s calendar', async () => {
  // Where the reader is, as a browser west of Greenwich has it.
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(1)

  await render(<ReadersDay date="2026-03-02T01:30:00.000Z" />)

  await expect.element(page.getByText('1 March 2026')).toBeVisible()
})
