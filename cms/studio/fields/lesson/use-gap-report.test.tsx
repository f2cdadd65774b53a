import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../../testing/component/fake-server.ts'
import { usePageWords } from './use-gap-report.ts'

function Count({ savedAt }: { savedAt: string }) {
  return <p>{`${usePageWords(7, savedAt)} words`}</p>
}

test('the words of a page are counted again after each save', async () => {
  const sent = fakeServer(() => Response.json({ words: 10 * sent.length }))
  const screen = await render(<Count savedAt="2026-11-01T09:00:00.000Z" />)
  await expect.element(page.getByText('10 words')).toBeVisible()

  await screen.rerender(<Count savedAt="2026-11-01T09:05:00.000Z" />)

  await expect.element(page.getByText('20 words')).toBeVisible()
})
