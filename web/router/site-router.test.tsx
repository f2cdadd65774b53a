import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../testing/component/fake-server.ts'
import { LoadingOverlay } from '../layout/loading-overlay.tsx'
import { SiteLink } from './site-link.tsx'
import { SiteRouter } from './site-router.tsx'

const overlay = page.getByText('Loading', { exact: true })
const listening = { end: () => {} }

// The screen's file is gone, and the site is there: a newer build has replaced it.
beforeEach(async () => {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*/about-screen.tsx*'] })
  fakeServer(() => new Response())
})

afterEach(async () => {
  listening.end()
  vi.useRealTimers()
  await cdp().send('Network.setBlockedURLs', { urls: [] })
})

/** The documents that were to be loaded; each is stopped instead. */
function stoppedDocuments() {
  const left: string[] = []
  const stop = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return
    left.push(new URL(event.destination.url).pathname)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', stop)
  listening.end = () => navigation.removeEventListener('navigate', stop)
  return left
}

/** Follows a link to a screen that is gone. */
async function leave() {
  const left = stoppedDocuments()
  await render(
    <SiteRouter>
      <SiteLink to="/about">About</SiteLink>
      <LoadingOverlay />
    </SiteRouter>,
  )
  await page.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => left).toEqual(['/about'])
  await expect.element(overlay).toBeVisible()
}

test('a page that Back brings as it was left is not covered any more', async () => {
  await leave()

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  await expect.element(overlay).not.toBeInTheDocument()
})

test('a page whose next document is stopped is uncovered after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await leave()

  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000)
      return overlay.elements()
    })
    .toEqual([])
})

test('Back to a place on a page whose screen is gone loads that page', async () => {
  const here = location.href
  history.pushState(null, '', '/about#method')
  history.pushState(null, '', here)
  const left = stoppedDocuments()
  await render(
    <SiteRouter>
      <p>Home</p>
    </SiteRouter>,
  )

  history.back()

  await expect.poll(() => left).toEqual(['/about'])
})
