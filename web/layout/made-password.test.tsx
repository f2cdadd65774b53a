import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/component/show.tsx'
import { MadePassword } from './made-password.tsx'

test('a password that the site has made is told with its end and the way to one of her own', async () => {
  await show(<MadePassword passwordEndsAt="2099-12-30T10:00:00.000Z" />)

  await expect.element(page.getByText('it works until 30 December 2099')).toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Choose one of your own' }))
    .toHaveAttribute('href', '/studio/account')
})

test('once it has ended, she is told to choose before she signs out', async () => {
  await show(<MadePassword passwordEndsAt="2026-01-02T10:00:00.000Z" />)

  await expect.element(page.getByText(/before you sign out/)).toBeInTheDocument()
})

test('of a password of her own nothing is said', async () => {
  await show(<MadePassword />)

  expect(page.getByRole('link').query()).toBeNull()
})
