import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './journey.ts'

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
  '/view-lessons/1',
  '/privacy-policy',
  '/terms-of-service',
  '/nowhere',
]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1440]) {
    test(`axe finds nothing in ${colorScheme} at ${width} px`, async ({ browser, baseURL }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      })
      const page = await context.newPage()

      for (const screen of screens) {
        await page.goto(screen)
        await page
          .locator('summary')
          .first()
          .click({ timeout: 200 })
          .catch(() => undefined)
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()

        expect(
          violations.map(({ id, nodes }) => `${screen} ${id} ${nodes[0]?.html}`),
          screen,
        ).toEqual([])
      }
      await context.close()
    })
  }
}

/** Half of what Core Web Vitals call good: a line may wrap elsewhere when the site's fonts come. */
const goodShift = 0.05

test('nothing is wider than the window, and nothing moves while a page loads', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  for (const width of [320, 375, 600, 768, 960, 1280, 1920]) {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } })
    const page = await context.newPage()
    for (const screen of screens) {
      await page.goto(screen)
      const { overflow, shift } = await page.evaluate(async () => {
        await document.fonts.ready
        let shift = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') shift += entry.value
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        await new Promise((resolve) => setTimeout(resolve, 100))
        const { scrollWidth, clientWidth } = document.documentElement
        return { overflow: scrollWidth - clientWidth, shift }
      })

      expect({ screen, width, overflow, isStill: shift < goodShift }).toEqual({
        screen,
        width,
        overflow: 0,
        isStill: true,
      })
    }
    await context.close()
  }
})
