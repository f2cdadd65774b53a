import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { adminRead, useEndSession, useWelcome } from './admin.ts'
import { reads } from './reads.ts'
import { fetchRead } from './use-read.ts'

/** Coming back to a tab fires two events, and one of them is enough. */
const restMs = 300

/** The admin screen that was shown last; every screen mounts its frame anew. */
let shownPath: string | undefined
let freshAt = 0

/**
 * Reads again what an admin screen shows when its tab becomes visible again and when somebody comes
 * back to the screen: the tutor works in several tabs and in the studio. The public pages never do
 * (spec §9). Whether somebody is signed in is asked first, because a visitor gets shorter lists.
 */
export function useFreshLists(pathname: string) {
  const { cache, mutate } = useSWRConfig()
  const endSession = useEndSession()
  const welcome = useWelcome()

  useEffect(() => {
    const isShownLong = (path: string) =>
      path !== adminRead.path && path !== reads.site.path && cache.get(path)?.data !== undefined

    async function freshen() {
      if (document.visibilityState === 'hidden' || Date.now() - freshAt < restMs) return
      freshAt = Date.now()
      const admin = await fetchRead(adminRead).catch(() => undefined)
      // Without an answer the screen stays as it is.
      if (admin === undefined) return
      if (admin === null) return endSession()
      // Signed in in another tab: nothing stays that was read for whoever was here before.
      const before: unknown = cache.get(adminRead.path)?.data
      if (before && Reflect.get(Object(before), 'id') !== admin.id) return welcome({ admin })
      await mutate(adminRead.path, admin, { revalidate: false })
      await Promise.all([...cache.keys()].filter(isShownLong).map((path) => mutate(path)))
    }

    // The first screen's answers have come with the page itself.
    if (shownPath !== undefined && shownPath !== pathname) freshen()
    shownPath = pathname
    // A page that the browser restores as it was: whoever was signed in may have signed out since.
    const freshenRevived = (event: PageTransitionEvent) => event.persisted && freshen()
    window.addEventListener('pageshow', freshenRevived)
    window.addEventListener('focus', freshen)
    document.addEventListener('visibilitychange', freshen)
    return () => {
      window.removeEventListener('pageshow', freshenRevived)
      window.removeEventListener('focus', freshen)
      document.removeEventListener('visibilitychange', freshen)
    }
  }, [pathname, cache, mutate, endSession, welcome])
}
