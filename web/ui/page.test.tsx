import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Loading } from './loading.tsx'
import { Notice } from './notice.tsx'
import { Page } from './page.tsx'

const leftOf = (thing: { element: () => Element }) => thing.element().getBoundingClientRect().left

test('what can stand in a page’s place stands on its edge where it is part of one', async () => {
  await page.viewport(375, 800)
  const alone = await render(<Notice title="Gone" />)
  const edge = leftOf(page.getByRole('heading'))
  await alone.unmount()

  await render(
    <Page>
      <Loading text="Loading words…" />
      <Notice title="Gone" />
    </Page>,
  )

  expect(edge).toBeGreaterThan(0)
  expect(leftOf(page.getByText('Loading words…'))).toBe(edge)
  expect(leftOf(page.getByRole('heading'))).toBe(edge)
})
