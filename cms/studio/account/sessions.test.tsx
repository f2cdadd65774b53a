import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { Sessions } from './sessions.tsx'

const session = {
  id: 'b3ffa3e6-8ca9-4f30-8f5b-6d2fca0dbd2f',
  browser: 'Firefox on Android',
  since: '2026-11-01T09:00:00.000Z',
  lastSeen: null,
  isThis: false,
}

test('a session that has ended by itself meanwhile is out of the list, and no failure', async () => {
  fakeServer(() => Response.json({ message: 'Session not found' }, { status: 404 }))
  const onChange = vi.fn(async () => {})
  await render(<Sessions sessions={[session]} onChange={onChange} />)
  await page.getByRole('button', { name: 'Sign out Firefox on Android' }).click()
  await page.getByLabelText('Your own current password').fill('secret')

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()

  await expect.element(page.getByLabelText('Your own current password')).not.toBeInTheDocument()
  expect(onChange).toHaveBeenCalledOnce()
})
