import type { Page, Request, Route } from '@playwright/test'
import { routeUntil } from './route-until.ts'

/** Whether a form's draft is saved by itself. */
export const isAutosave = (request: Request): boolean => request.url().includes('autosave=true')

/** Whether the server is asked about a form, or draws its page anew: both go to the page's address. */
export const isAboutForm = (request: Request): boolean =>
  !request.isNavigationRequest() && !request.url().includes('/studio/api/')

interface SlowLine {
  /** Lets go what is under way, and holds what comes later. */
  letGo(): void
  /** Lets go everything, now and later. */
  open(): void
}

/** What a page of the studio sends, as the test lets it go; reading is as fast as ever. */
export async function slowLine(
  page: Page,
  isHeld: (request: Request) => boolean,
): Promise<SlowLine> {
  let underWay: (() => void)[] = []
  let isOpen = false
  await page.route(/\/studio\//, async (route) => {
    if (!isOpen && isHeld(route.request())) {
      await new Promise<void>((resolve) => underWay.push(resolve))
    }
    await route.continue()
  })
  const letGo = () => {
    for (const go of underWay) go()
    underWay = []
  }
  return {
    letGo,
    open() {
      isOpen = true
      letGo()
    },
  }
}

/** A line that is gone for what is asked of the studio, but for its data; it comes back when told. */
export async function lostLine(page: Page): Promise<{ comesBack(): void }> {
  const pages = /\/studio\/(?!api\/)/
  const lose = (route: Route) => route.abort('internetdisconnected')
  return { comesBack: await routeUntil(page, pages, lose) }
}
