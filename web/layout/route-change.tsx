import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { usePageChange } from '../router/page-change.ts'
import { useToast } from '../ui/toasts/toast-provider.tsx'
import { contentId } from './place-on-page.ts'
import { restoreScroll, scrollBehavior, watchScroll } from './scroll-memory.ts'
import { useAnnouncedTitle } from './use-announced-title.ts'

/**
 * Does for a page change inside the site what a browser does when it loads a document: scrolls,
 * moves the focus to the new content and lets screen readers say its title. If a page cannot be
 * fetched, the visitor is told, and the current page stays.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef(pathname)
  const announcement = useAnnouncedTitle(pathname)
  const change = usePageChange()
  const showToast = useToast()

  useEffect(watchScroll, [])

  useLayoutEffect(() => {
    const isNewPath = shownPath.current !== pathname
    shownPath.current = pathname
    const isBack = navigationType === 'POP'
    const isToPlace = hash !== '' && !isBack
    if (isToPlace) {
      const behavior = scrollBehavior(isNewPath)
      document.getElementById(decodeHash(hash))?.scrollIntoView({ behavior })
    }
    restoreScroll({ key, isBack, isNewPath, isToPlace })
    if (isNewPath) document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, hash, key, navigationType])

  // The next change of page takes it away: beside a page that has come it would be untrue.
  useEffect(
    () => (change.state === 'failed' ? showToast(notReached) : undefined),
    [change, showToast],
  )

  return (
    <p aria-live="polite" className="visually-hidden">
      {announcement}
    </p>
  )
}

const notReached = {
  title: 'The page did not load',
  description: 'Please check your connection and try again.',
  tone: 'destructive',
} as const

function decodeHash(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
