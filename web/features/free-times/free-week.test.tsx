import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FreeWeek } from './free-week.tsx'

/** A week in which one hour was written twice. */
function twice(from: string, to: string) {
  const hour = { day: 'monday', from, to } as const
  return { heading: '', note: '', timeZone: 'Nowhere/Known', hours: [hour, hour] }
}

test('hours that were written twice are others as soon as the clock or the week is', async () => {
  const week = await render(<FreeWeek freeTimes={twice('09:00', '10:00')} />)

  await week.rerender(<FreeWeek freeTimes={twice('11:00', '12:00')} />)

  await expect.element(page.getByRole('definition')).toHaveTextContent(/^11:00–12:0011:00–12:00$/)
})

test('hours of a tutor who has told no time zone stand as she wrote them', async () => {
  await render(<FreeWeek freeTimes={{ ...twice('09:00', '10:00'), timeZone: '' }} />)

  await expect.element(page.getByRole('definition')).toHaveTextContent(/^09:00–10:0009:00–10:00$/)
  await expect.element(page.getByText('On the tutor’s clock.')).toBeVisible()
})
