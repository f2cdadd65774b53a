import type { Page, Route } from '@playwright/test'

/**
 * Handles what the page asks for so until it is stopped; afterwards it goes its usual way. Chromium
 * may leave a request unanswered for ever that is sent in the moment of `page.unroute`, so the route
 * stays and lets everything pass.
 * @returns what stops it.
 */
export async function routeUntil(
  page: Page,
  pattern: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<() => void> {
  let isStopped = false
  await page.route(pattern, (route) => (isStopped ? route.fallback() : handle(route)))
  return () => {
    isStopped = true
  }
}
