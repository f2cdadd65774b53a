import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { laterInUse } from '../router/later.tsx'
import { pressOnce } from '../ui/press-once.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import { contentId, goToContent } from './place-on-page.ts'
import { RouteChange } from './route-change.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'

// Its links lead where they lead without any script.
const SiteFooter = laterInUse(async () => (await import('./site-footer.tsx')).SiteFooter)

/** What stands around every screen. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className={styles.page} onKeyDownCapture={pressOnce}>
      <a className={styles.skipLink} href={`#${contentId}`} onClick={goToContent}>
        Skip to content
      </a>
      <SiteHeader />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {/* Outside of what changes with the address: the old screen stays until the new is ready. */}
        <Suspense>
          <ScreenBoundary key={pathname}>{children}</ScreenBoundary>
        </Suspense>
      </main>
      <SiteFooter />
      <RouteChange />
      <LoadingOverlay />
    </div>
  )
}
