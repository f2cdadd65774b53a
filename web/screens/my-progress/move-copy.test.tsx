import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { MoveCopy } from './move-copy.tsx'

const button = (name: string) => page.getByRole('button', { name })

test('a link that was taken has another one after it', async () => {
  const ids = ['A'.repeat(22), 'B'.repeat(22)]
  fakeServer(() => Response.json({ id: ids.shift() }))
  await show(<MoveCopy isEmpty={false} />)
  await button('Make a link for another device').click()
  await expect.element(page.getByText(/A{22}/)).toBeVisible()

  await button('Make another link').click()

  await expect.element(page.getByText(/B{22}/)).toBeVisible()
  await expect.element(page.getByText(/A{22}/)).not.toBeInTheDocument()
})

test('after ten minutes the link is gone, and another one can be made', async () => {
  let minutes = 0
  fakeServer(() => Response.json({ id: 'A'.repeat(22) }))
  await show(<MoveCopy isEmpty={false} now={() => minutes * 60_000} />)
  await button('Make a link for another device').click()
  await expect.element(page.getByText(/A{22}/)).toBeVisible()

  minutes = 10

  await expect.element(page.getByText(/The ten minutes are over/)).toBeVisible()
  await expect.element(page.getByText(/A{22}/)).not.toBeInTheDocument()
  await expect.element(button('Make a link for another device')).toBeEnabled()
})

test('who makes a link keeps her place while it is made', async () => {
  fakeServer(() => Response.json({ id: 'A'.repeat(22) }))
  await show(<MoveCopy isEmpty={false} />)

  await button('Make a link for another device').click()

  await expect.element(page.getByText(/A{22}/)).toBeVisible()
  await expect.element(button('Make another link')).toHaveFocus()
})

test.each([
  ['is copied, and says so', () => Promise.resolve(), 'The link is copied.'],
  [
    'cannot be copied says that too, and what to do',
    () => Promise.reject(new DOMException('No', 'NotAllowedError')),
    'Copying is not allowed here. Select the link above and copy it by hand.',
  ],
])('a link that %s', async (_what, copy, told) => {
  fakeServer(() => Response.json({ id: 'A'.repeat(22) }))
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy)
  await show(<MoveCopy isEmpty={false} />)
  await button('Make a link for another device').click()

  await button('Copy the link').click()

  await expect.element(page.getByText(told)).toBeVisible()
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('A'.repeat(22)))
})
