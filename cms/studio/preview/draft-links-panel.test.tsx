import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { DraftLinksPanel } from './draft-links-panel.tsx'

const link = {
  id: 5,
  note: 'Ana',
  address: 'https://example.org/draft/abc',
  expiresAt: '2126-11-01T09:00:00.000Z',
}

test('a link that was made although no answer came is in the list', async () => {
  let isMade = false
  fakeServer(({ method }) => {
    if (method === 'GET') return Response.json({ docs: isMade ? [link] : [] })
    isMade = true
    return connectionLost()
  })
  const document = { relationTo: 'exercises', value: 3 }
  await render(<DraftLinksPanel document={document} onLeave={() => undefined} />)
  await expect.element(page.getByText('There is no link to this draft yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Make and copy link' }).click()

  await expect.element(page.getByLabelText('Address for Ana')).toHaveValue(link.address)
})

test('by the keyboard alone: who revokes a link stays at its row', async () => {
  let isRevoked = false
  const revokedAt = '2026-11-02T09:00:00.000Z'
  fakeServer(({ method }) => {
    if (method !== 'GET') isRevoked = true
    return Response.json({ docs: [isRevoked ? { ...link, revokedAt } : link] })
  })
  await render(
    <DraftLinksPanel document={{ relationTo: 'exercises', value: 3 }} onLeave={() => undefined} />,
  )
  const revoke = page.getByRole('button', { name: 'Revoke the link for Ana' })
  await expect.element(revoke).toBeVisible()
  revoke.element().focus()

  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByText(/^Revoked on/)).toBeVisible()
  await expect.element(page.getByRole('listitem')).toHaveFocus()
})
