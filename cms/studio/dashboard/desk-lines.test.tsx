import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DeskLines } from './desk-lines.tsx'

const now = Date.parse('2026-11-01T09:30:00.000Z')
const letterAt = (time: string, title = 'Ana') => ({
  title,
  note: 'a text',
  time: `2026-11-01T${time}:00.000Z`,
})

test('lines that look alike come and go one by one', async () => {
  const [older, newer] = [letterAt('08:30'), letterAt('09:25')]
  const desk = await render(<DeskLines now={now} lines={[older, newer]} />)

  await desk.rerender(<DeskLines now={now} lines={[letterAt('08:00', 'Bea'), older, newer]} />)
  await desk.rerender(<DeskLines now={now} lines={[newer]} />)

  const shown = page.getByRole('listitem').elements()
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Anaa text · 5 minutes ago'])
})
