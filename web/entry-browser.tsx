import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { SiteDocument } from './document.tsx'
import { pageDataIds } from './page/page-data.ts'
import { loadScreen, matchPage } from './routes.tsx'

// A newer build has replaced a chunk this page asks for: the new page knows the new names.
window.addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem(reloadedFor) === location.href) return
  sessionStorage.setItem(reloadedFor, location.href)
  location.reload()
})
const reloadedFor = 'reloaded-for-new-build'

const pageData = document.getElementById(pageDataIds.answers)
const failedReads = document.getElementById(pageDataIds.failedReads)

// The screen's code is there before hydration, so that nothing is drawn twice.
await loadScreen(matchPage(location.pathname).route.screen)

hydrateRoot(
  document,
  <BrowserRouter>
    <SiteDocument
      answers={jsonOf(pageData)}
      failedReads={jsonOf(failedReads)}
      siteUrl={pageData?.dataset.siteUrl ?? location.origin}
    />
  </BrowserRouter>,
)

/** What this page's own server wrote into it. */
function jsonOf(script: HTMLElement | null) {
  return JSON.parse(script?.textContent || '{}')
}
