import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SiteDocument } from './document.tsx'
import { handOverPresses } from './page/after-first-paint.ts'
import { pageDataIds } from './page/page-data.ts'
import { awaitUse } from './router/in-use.ts'
import { matchPage } from './router/routes.ts'
import { loadDrawnScreen, loadScreen } from './router/screen-code.tsx'
import { SiteRouter } from './router/site-router.tsx'

/**
 * Fetches the code of the screen that the server has drawn, so that nothing is drawn twice. A part
 * that comes later may be what the address asks for, such as the tab of a lesson: then it is waited
 * for too.
 */
export function loadFirstScreen(): Promise<unknown> {
  const { screen } = matchPage(location.pathname).route
  return location.search ? loadScreen(screen) : loadDrawnScreen(screen)
}

/** Makes the page alive: as a transition, in slices, and first of all what somebody uses. */
export function hydrateSite(): void {
  const pageData = document.getElementById(pageDataIds.answers)
  const failedReads = document.getElementById(pageDataIds.failedReads)
  const site = (
    <SiteRouter>
      <SiteDocument
        answers={jsonOf(pageData)}
        failedReads={jsonOf(failedReads)}
        siteUrl={pageData?.dataset.siteUrl ?? location.origin}
      />
    </SiteRouter>
  )
  handOverPresses()
  awaitUse()
  startTransition(() => void hydrateRoot(document, site))
}

/** Written into the page by our own server. */
function jsonOf(script: HTMLElement | null) {
  return JSON.parse(script?.textContent || '{}')
}
