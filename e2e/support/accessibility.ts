import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A phone, a tablet and a desk, and the schemes that each is looked at in. */
const views: readonly { width: number; schemes: readonly ('light' | 'dark')[] }[] = process.env
  .WHOLE_AXE
  ? [375, 768, 1440].map((width) => ({ width, schemes: ['light', 'dark'] }))
  : [
      { width: 375, schemes: ['light'] },
      { width: 768, schemes: ['dark'] },
      { width: 1440, schemes: ['light'] },
    ]

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
 * Axe finds nothing on the page as it stands, and nothing is wider than the window: on a phone and a
 * desk in the light, on a tablet in the dark, and with WHOLE_AXE at each width in both. The page is
 * resized and not loaded again.
 */
export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  for (const { width, schemes } of views) {
    await page.setViewportSize({ width, height: 900 })
    for (const scheme of schemes) await expectNoViolations(page, { width, scheme }, options)
    await expectNoOverflow(page)
  }
}

async function expectNoViolations(
  page: Page,
  { width, scheme }: { width: number; scheme: 'light' | 'dark' },
  options: Options,
) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  const { pathname } = new URL(page.url())
  const place = `${pathname} ${scheme} ${width} px`
  const find = async () => {
    const axe = axeOn(page, options)
    const { violations } = await (scheme === 'light'
      ? axe.withTags(tags)
      : axe.withRules(colourRules)
    ).analyze()
    return violations.map(
      ({ id, nodes: [node] }) => `${id} ${node?.html} ${node?.any[0]?.message ?? ''}`,
    )
  }
  // What comes onto a page of the studio is mended with the next picture: there counts what stays.
  if (pathname.startsWith('/studio')) await expect.poll(find, { message: place }).toEqual([])
  else expect({ place, found: await find() }).toEqual({ place, found: [] })
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
