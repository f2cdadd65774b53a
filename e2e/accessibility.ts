import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** A phone, a tablet and a desk. */
const widths = [375, 768, 1440]

const schemes = ['light', 'dark'] as const

/** WCAG 2.2 A and AA, and axe's own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a colour scheme can break: it changes colours, and never what stands in the document. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Options {
  /** Looks at this part of the page alone. */
  include?: string
  exclude?: string
}

/**
 * Axe finds nothing on the page as it stands, at three widths, in the light and in the
 * dark, and nothing is wider than the window. The page is resized and not loaded again.
 */
export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  test.slow() // axe compares the colours of every piece of text, four times
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const place = `${new URL(page.url()).pathname} ${colorScheme} ${width} px`
      const axe = axeOn(page, options)
      const { violations } = await (colorScheme === 'light'
        ? axe.withTags(tags)
        : axe.withRules(colourRules)
      ).analyze()
      const found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
      expect({ place, found }).toEqual({ place, found: [] })
    }
    await expectNoOverflow(page)
  }
}

/** Nothing on the page is wider than the window, once what answers a resize by script has done so. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(overflow, `${page.url()} is wider than its window`).toBe(0)
}

/** In legacy mode axe opens no page of its own to gather what frames of other origins have found. */
function axeOn(page: Page, { include, exclude }: Options): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  return axe
}
