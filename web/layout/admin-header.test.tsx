import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldServer } from '../../testing/component/fake-server.ts'
import { show, toast } from '../../testing/component/show.tsx'
import { AdminHeader } from './admin-header.tsx'

test('who could not sign out goes on from the button', async () => {
  const server = heldServer()
  await show(
    <AdminHeader admin={{ id: 1, username: 'anna', name: 'Anna', email: null, role: 'owner' }} />,
  )
  const signOut = page.getByRole('button', { name: 'Sign Out' })
  signOut.element().focus()

  await userEvent.keyboard('{Enter}')
  await expect.element(signOut).toBeDisabled()
  server.answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(toast()).toHaveTextContent('Logout failed')
  await expect.element(signOut).toHaveFocus()
  await expect.element(signOut).toBeEnabled()
})
