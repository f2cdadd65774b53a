import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'

const screens = [
  '/',
  '/about',
  '/contact',
  '/courses',
  '/courses?category=Academic',
  '/testimonials',
  '/courses/speak-fluently',
  '/course/1',
  '/course/8',
  '/course/999',
  '/courses/speak-fluently/speech-course-1/practise',
  '/view-lessons/1',
  '/minimal-pairs',
  '/minimal-pairs?language=italian',
  '/privacy-policy',
  '/what-is-counted',
  '/terms-of-service',
  '/nowhere',
]
const widths = [320, 375, 600, 768, 960, 1280, 1920]

for (const screen of screens) {
  test(`axe finds nothing at ${screen}, and no width overflows`, async ({
    pageWithErrors: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(screen)
    const question = page.locator('summary').first()
    if (await question.isVisible()) await question.click()

    await expectAccessible(page)

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page)
    }

    // Letters twice as large on a phone (WCAG 1.4.4).
    await page.setViewportSize({ width: 375, height: 900 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoOverflow(page)
  })
}

/** Half of what Core Web Vitals call good: a line may wrap elsewhere when the site's fonts come. */
const goodShift = 0.05

for (const width of [375, 768, 1280]) {
  test(`nothing moves while a page loads, ${width} px`, async ({ pageWithErrors: page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const screen of screens) {
      await page.goto(screen)
      const shift = await page.evaluate(shiftOfLoading)

      expect({ screen, isStill: shift < goodShift }).toEqual({ screen, isStill: true })
    }
  })
}

/** Runs in the page: how far its parts have moved, once its fonts have come and are drawn. */
async function shiftOfLoading(): Promise<number> {
  await document.fonts.ready
  await new Promise((resolve) => requestIdleCallback(resolve))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
}
