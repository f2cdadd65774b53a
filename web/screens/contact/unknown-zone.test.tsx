import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FreeTimes } from '../../../cms/contract/free-times.ts'
import { FreeWeek } from '../../features/free-times/free-week.tsx'
import { Availability } from './availability.tsx'

const hours: FreeTimes['hours'] = [{ day: 'monday', from: '09:00', to: '12:00' }]

/** The browser says this of its own zone. */
function zoneIs(timeZone: string | undefined) {
  const known = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
    Object.defineProperty(known, 'timeZone', { value: timeZone }),
  )
}

const showHours = (tutorsZone: string) =>
  render(
    <main>
      <Availability
        availability={{ text: 'Mornings, by appointment', fromHourUtc: 9, toHourUtc: 12 }}
      />
      <FreeWeek freeTimes={{ heading: 'Free', note: '', timeZone: tutorsZone, hours }} />
    </main>,
  )

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([['Etc/Unknown'], [undefined]])(
  'in a browser whose zone is %s the hours stand on the tutor’s clock',
  async (zone) => {
    zoneIs(zone)

    await showHours('Europe/London')

    await expect.element(page.getByText('Mornings, by appointment')).toBeVisible()
    await expect.element(page.getByText(/where you are/)).not.toBeInTheDocument()
    await expect.element(page.getByText('09:00–12:00')).toBeVisible()
    await expect.element(page.getByText('On the tutor’s clock (London).')).toBeVisible()
  },
)

test('a tutor’s zone that the browser does not know leaves her hours as written', async () => {
  zoneIs('Asia/Kolkata')

  await showHours('Europe/Newtown')

  await expect.element(page.getByText(/where you are/)).toBeVisible()
  await expect.element(page.getByText('09:00–12:00')).toBeVisible()
  await expect.element(page.getByText('On the tutor’s clock (Newtown).')).toBeVisible()
})
