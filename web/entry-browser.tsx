import { hydrateRoot } from 'react-dom/client'
import { SiteDocument } from './document.tsx'
import { pageDataIds } from './page/page-data.ts'
import { matchPage } from './router/routes.ts'
import { loadDrawnScreen, loadScreen } from './router/screen-code.tsx'
import { SiteRouter } from './router/site-router.tsx'

const pageData = document.getElementById(pageDataIds.answers)
const failedReads = document.getElementById(pageDataIds.failedReads)

// The screen's code is there before hydration, so that nothing is drawn twice. A part that comes
// later may be what the address asks for, such as the tab of a lesson: then it is waited for too.
const { screen } = matchPage(location.pathname).route
await (location.search ? loadScreen(screen) : loadDrawnScreen(screen))

hydrateRoot(
  document,
  <SiteRouter>
    <SiteDocument
      answers={jsonOf(pageData)}
      failedReads={jsonOf(failedReads)}
      siteUrl={pageData?.dataset.siteUrl ?? location.origin}
    />
  </SiteRouter>,
)

/** Written into the page by our own server. */
function jsonOf(script: HTMLElement | null) {
  return JSON.parse(script?.textContent || '{}')
}
