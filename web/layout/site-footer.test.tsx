import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/component/show.tsx'
import { buildSite } from '../../testing/fake-contract.ts'
import { reads } from '../data/reads.ts'
import { SiteFooter } from './site-footer.tsx'

const showFooter = (site = buildSite()) =>
  show(<SiteFooter />, { answers: { [reads.site.path]: site } })

test('the foot says the menu once more, and names no network without an address', async () => {
  const social = [
    { network: 'linkedin', url: 'https://social.example/tutor' },
    { network: 'facebook', url: '' },
  ] as const
  await showFooter(buildSite({ social: [...social] }))

  await expect.element(page.getByRole('navigation', { name: 'Footer' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /LinkedIn/ })).toBeVisible()
  expect(page.getByText('Facebook').elements()).toHaveLength(0)
})

test('a small foot is the small print alone', async () => {
  await showFooter(buildSite({ footer: 'small' }))

  await expect.element(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect.element(page.getByText('© 2025 Clear English')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Footer' }).elements()).toHaveLength(0)
})

test('a full foot has its room before its parts have come', async () => {
  await page.viewport(768, 900)
  await showFooter()
  const foot = page.getByRole('contentinfo').element()
  const { height } = foot.getBoundingClientRect()

  foot.replaceChildren()

  expect(foot.getBoundingClientRect().height).toBeGreaterThan(height * 0.85)
})
