import type { Page } from '@playwright/test'

/** Opens a page as a slow line shows it: drawn, and its script not there until it is released. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const scripts = '**/assets/entry-browser-*.js'
  await page.route(scripts, async (route) => {
    await isReleased
    await route.continue().catch(() => undefined) // asked by a page that has been left
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await page.waitForFunction(() => !window.earlyTargets)
    await page.unroute(scripts)
  }
}
