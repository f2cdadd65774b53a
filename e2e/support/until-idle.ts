import type { Page } from '@playwright/test'

/** Waits until the scripts of a loaded page have run and its main thread rests. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
