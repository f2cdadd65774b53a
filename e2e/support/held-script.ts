import type { Page } from '@playwright/test'

/** Opens a page as a slow line shows it: drawn, and its script not there until it is released. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  // It stays for the page's life: `routeUntil` says why.
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    await isReleased
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await page.waitForFunction(() => !window.earlyTargets)
  }
}
