import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../../testing/component/fake-server.ts'
import { PublishedLink } from './exercise-link.tsx'

const stored = { id: 7, _status: 'published', address: 'week-3-abcdefgh' }
const link = `${window.location.origin}/exercises/week-3-abcdefgh`

const copyButton = () => page.getByRole('button', { name: 'Copy the link' })

test('by the keyboard the link of a published exercise is copied, whole', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fakeServer(() => Response.json(stored))
  await render(<PublishedLink id={7} state="published" />)
  await expect.element(copyButton()).toBeVisible()
  copyButton().element().focus()

  await userEvent.keyboard('{Enter}')

  await vi.waitFor(() => expect(copied.mock.calls).toEqual([[link]]))
  await expect
    .element(page.getByRole('link', { name: 'Open as a learner (opens in a new tab)' }))
    .toHaveAttribute('href', link)
})

test('where the browser refuses to copy, the link stands there until it is copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  copied.mockRejectedValueOnce(new Error('Refused'))
  fakeServer(() => Response.json(stored))
  await render(<PublishedLink id={7} state="published" />)

  await copyButton().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/copy it yourself/)
  await expect.element(page.getByRole('textbox')).toHaveValue(link)
  await copyButton().click()

  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('an exercise that is not published has no link to send, and nothing is asked', async () => {
  const sent = fakeServer(() => Response.json(stored))

  await render(<PublishedLink id={null} state="draft" />)

  await expect.element(page.getByText(/^Once this is published/)).toBeVisible()
  await expect.element(copyButton()).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a link that is another one since is the one that is offered', async () => {
  let address = 'old-abcdefgh'
  fakeServer(() => Response.json({ ...stored, address }))
  const screen = await render(<PublishedLink id={7} state="draft" />)
  const open = page.getByRole('link', { name: /Open as a learner/ })
  await expect.element(open).toHaveAttribute('href', expect.stringContaining('old-'))
  address = 'new-abcdefgh'

  await screen.rerender(<PublishedLink id={7} state="published" />)

  await expect.element(open).toHaveAttribute('href', expect.stringContaining('new-'))
})

test('a link that cannot be read is told of', async () => {
  fakeServer(connectionLost)

  await render(<PublishedLink id={7} state="published" />)

  await expect.element(page.getByRole('alert')).toHaveTextContent('could not be loaded')
})
