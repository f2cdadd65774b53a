import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { DraftLinksPanel } from './draft-links-panel.tsx'

const link = {
  ...{ id: 5, note: 'Ana', address: 'https://example.org/draft/abc' },
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
