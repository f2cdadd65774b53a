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

test.for([375, 1440])('the way back to the lessons comes first, %i pixels wide', async (width) => {
  await page.viewport(width, 667)
  await show(
    <Page>
      <PremiumOverlay lesson={lesson} lessonsPath="/courses/general" upgradeLink={upgrade} />
    </Page>,
  )

  const back = page.getByRole('link', { name: 'Back to lessons' })
  const title = page.getByRole('heading', { level: 1 })

  await expect.element(back).toHaveAttribute('href', '/courses/general')
  expect(back.element().getBoundingClientRect().bottom).toBeLessThan(
    title.element().getBoundingClientRect().top,
  )
})

test('the first window of a phone says why the lesson does not open, and what there is to do', async () => {
  await page.viewport(375, 667)
  const objectives = ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => `${text} objective`)
  await show(
    <>
      <header style={{ blockSize: '4.75rem' }}>The site’s header</header>
      <Page>
        <PremiumOverlay lesson={{ ...lesson, objectives }} lessonsPath="/" upgradeLink={upgrade} />
      </Page>
    </>,
  )

  await expect.element(page.getByText(/^This is a premium lesson/)).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('link', { name: 'Upgrade Now' })).toBeInViewport({ ratio: 1 })
  await expect
    .element(page.getByRole('link', { name: 'View Free Lessons' }))
    .toBeInViewport({ ratio: 1 })
  await expect
    .element(page.getByRole('button', { name: 'I have a code' }))
    .toBeInViewport({ ratio: 1 })
  await expect.element(page.getByText('Five objective')).toBeVisible()
})

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
