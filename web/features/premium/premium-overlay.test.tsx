import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { PremiumOverlay } from './premium-overlay.tsx'

const lesson = { lessonNumber: 7, title: 'Under pressure', objectives: [] }
const upgrade = (
  <a href="/" className={buttonClass('main')}>
    Upgrade Now
  </a>
)

test('with letters twice as large the slip stays within a phone, and its words within it', async () => {
  await page.viewport(375, 800)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  await show(
    <Page>
      <PremiumOverlay lesson={lesson} lessonsPath="/" upgradeLink={upgrade} />
    </Page>,
  )

  const slip = page.getByRole('region', { name: 'Premium Lesson' })
  await expect.element(slip.getByRole('button', { name: 'I have a code' })).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(375)
  expect(slip.element().scrollWidth).toBe(slip.element().clientWidth)
})
