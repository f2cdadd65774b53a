import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { connectionLost } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { emptyHistory } from '../../passport/history.ts'
import { passport } from '../../passport/passport.ts'
import { TakeIn } from './take-in.tsx'

test('where the progress of the device cannot be read, that is said, and it can be tried again', async () => {
  const openPassport = vi
    .fn(passport)
    .mockRejectedValueOnce(connectionLost())
    .mockRejectedValueOnce(connectionLost())
  const again = page.getByRole('button', { name: 'Try again' })
  await show(
    <TakeIn what="This file" history={emptyHistory} onDone={vi.fn()} openPassport={openPassport} />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('nothing has been added yet')
  const first = page.getByRole('alert').element()

  await again.click()

  await vi.waitFor(() => expect(first.isConnected).toBe(false)) // the alert is said anew
  await again.click()

  await expect.element(page.getByRole('status')).toHaveTextContent('nothing that is not here')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
})
