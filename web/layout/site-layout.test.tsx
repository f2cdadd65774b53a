import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/component/fake-server.ts'
import { show } from '../../testing/component/show.tsx'
import { buildSite } from '../../testing/fake-contract.ts'
import { SiteLayout } from './site-layout.tsx'

afterEach(() => {
  window.location.hash = ''
})

test('“Skip to content” moves the focus, and leaves alone what the address holds', async () => {
  fakeServer(() => Response.json(buildSite()))
  window.location.hash = 'a-record'
  await show(<SiteLayout>A page</SiteLayout>)

  const link = page.getByRole('link', { name: 'Skip to content' })
  link.element().focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('#a-record')
  expect(link.element()).toHaveAttribute('href', '#content')
})
