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

const revokedAt = '2026-11-02T09:00:00.000Z'

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

test('of two links that are revoked at once neither is shown as open again', async () => {
  const listed = (...ended: number[]) =>
    Response.json({
      docs: [link, { ...link, id: 6, note: 'Ben' }].map((one) =>
        ended.includes(one.id) ? { ...one, revokedAt } : one,
      ),
    })
  const overtaken = listed(5)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let lists = 0
  fakeServer(async ({ method }) => {
    if (method !== 'GET') return Response.json({})
    lists += 1
    if (lists === 1) return listed()
    if (lists === 3) return listed(5, 6)
    await isAnswered
    return overtaken
  })
  await render(
    <DraftLinksPanel document={{ relationTo: 'exercises', value: 3 }} onLeave={() => undefined} />,
  )
  await page.getByRole('button', { name: 'Revoke the link for Ana' }).click()
  await expect.poll(() => lists).toBe(2)
  await page.getByRole('button', { name: 'Revoke the link for Ben' }).click()
  await expect.element(page.getByText(/^Revoked on/).nth(1)).toBeVisible()

  answer()
  await expect.poll(() => overtaken.bodyUsed).toBe(true)

  await expect.element(page.getByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument()
})
