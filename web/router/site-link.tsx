import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { isAdminScreen } from '../../cms/contract/admin-path.ts'
import { matchPage } from './routes.ts'
import { loadScreen } from './screen-code.tsx'

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/**
 * A link inside the site. Between the public pages and the admin's it loads the document: under
 * the same contract path an admin reads drafts too, and the two must not share a cache. The
 * router's own `Link` would bring its data loading along, which nothing here uses.
 */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation()
  const href = useHref(to)
  const follow = useFollow(to, { target: rest.target })
  const isCrossing = isAdminScreen(to) !== isAdminScreen(pathname)
  const prefetch = isCrossing ? undefined : () => fetchScreen(to)

  function onLinkClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented && !isCrossing) follow(event)
  }

  return (
    <a onPointerEnter={prefetch} onFocus={prefetch} {...rest} href={href} onClick={onLinkClick} />
  )
}

/** Nobody follows a link while a page is drawn on the server, and a page has dozens of them. */
const useFollow: typeof useLinkClickHandler<HTMLAnchorElement> = import.meta.env.SSR
  ? () => () => {}
  : useLinkClickHandler

/** The code of the screen behind a link, fetched while the pointer is still on its way. */
function fetchScreen(to: string) {
  if (!navigator.onLine) return
  const { pathname } = new URL(to, location.href)
  // A failure shows when the link is followed.
  loadScreen(matchPage(pathname).route.screen).catch(() => undefined)
}
