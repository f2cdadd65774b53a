import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Availability } from './availability.tsx'

/** The browser says this of its own zone. */
function zoneIs(timeZone: string) {
  const known = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
    Object.defineProperty(known, 'timeZone', { value: timeZone }),
  )
}

const showHours = (text: string) =>
  render(<Availability availability={{ text, fromHourUtc: 9, toHourUtc: 19 }} />)

afterEach(() => {
  vi.restoreAllMocks()
})

test('hours that the tutor has given for Greenwich are not said again to who lives by its clock', async () => {
  zoneIs('Africa/Abidjan')

  await showHours('Monday-Friday 9am-7pm GMT')

  await expect.element(page.getByText('Monday-Friday 9am-7pm GMT')).toBeVisible()
  await expect.element(page.getByText(/where you are/)).not.toBeInTheDocument()
})

test.each([
  ['another clock', 'Asia/Kolkata', 'Monday-Friday 9am-7pm GMT', '14:30–00:30 (next day)'],
  ['the tutor’s words name another', 'Africa/Abidjan', '10am-8pm, GMT+1', '09:00–19:00'],
  ['the tutor’s words name none', 'Africa/Abidjan', 'Most days', '09:00–19:00'],
])('the hours are given on the reader’s clock: %s', async (_why, zone, text, hours) => {
  zoneIs(zone)

  await showHours(text)

  await expect.element(page.getByText(`${hours} where you are`)).toBeVisible()
})
