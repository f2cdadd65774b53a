import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { isAdminScreen } from './admin-path.ts'
import { matchPage } from './routes.ts'
import { loadScreen } from './screen-code.tsx'

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  to: string
}

/**
 * A link inside the site. Between the public pages and the admin's it loads the document: under
 * the same contract path an admin reads drafts too, and the two must not share a cache.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation()
  const isCrossing = isAdminScreen(to) !== isAdminScreen(pathname)
  const prefetch = isCrossing ? undefined : () => fetchScreen(to)
  return (
    <Link
      reloadDocument={isCrossing}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...rest}
      to={to}
    />
  )
}

/** The code of the screen behind a link, fetched while the pointer is still on its way. */
function fetchScreen(to: string) {
  if (!navigator.onLine) return
  const { pathname } = new URL(to, location.href)
  // A failure shows when the link is followed.
  loadScreen(matchPage(pathname).route.screen).catch(() => undefined)
}
