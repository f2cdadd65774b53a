import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { isSiteThere } from '../ui/is-site-there.ts'
import { tellInUse } from './in-use.ts'
import { fetchMissing, isAllAlive } from './later.tsx'
import { leaveFor } from './leave-for.ts'
import { tellPageChange } from './page-change.ts'
import { createBrowserHistory } from './router-internals.ts'
import { matchPage } from './routes.ts'
import { isScreenLoaded, loadScreen } from './screen-code.tsx'

type History = ReturnType<typeof createBrowserHistory>
type Target = Parameters<History['createHref']>[0]
type ShownPage = Pick<History, 'action' | 'location'>

/**
 * The router of the browser. It goes to a page when the page's screen is there, as a browser does
 * with documents: what somebody has typed or recorded stays where the code cannot be fetched.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState<ShownPage>(() => pageOf(history))
  const [{ listen, navigator }] = useState(() => screenFirst(history, setShown))

  useLayoutEffect(listen, [listen])

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      {children}
    </Router>
  )
}

const pageOf = ({ action, location }: ShownPage): ShownPage => ({ action, location })

/** The history as the router uses it, with a new page's screen fetched before it is shown. */
function screenFirst(history: History, setShown: (page: ShownPage) => void) {
  let shownPath = history.location.pathname
  let count = 0
  let turn = 0

  function show(page: ShownPage) {
    shownPath = page.location.pathname
    startTransition(() => {
      setShown(page)
      tellPageChange({ count, state: 'there' })
    })
  }

  async function go(target: Target, arrive: () => void, fail?: () => void) {
    const { href, pathname } = history.createURL(target)
    const { screen } = matchPage(pathname).route
    tellInUse() // what comes with use belongs to the page that is gone to
    turn += 1
    const ownTurn = turn
    if (pathname !== shownPath) {
      count += 1
      tellPageChange({ count, state: 'coming' })
    }
    const isLoaded = isScreenLoaded(screen)
    if (isLoaded && isAllAlive()) return arrive()
    const outcome = await outcomeOf(() => (isLoaded ? fetchMissing() : loadScreen(screen)), href)
    if (turn !== ownTurn) return // another page has been asked for meanwhile
    if (outcome === 'there') return arrive()
    if (outcome === 'replaced') {
      return leaveFor(href, () => {
        if (turn === ownTurn) tellPageChange({ count, state: 'there' })
      })
    }
    tellPageChange({ count, state: 'failed' })
    fail?.()
  }

  return {
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to: Target, state?: unknown) => void go(to, () => history.push(to, state)),
      replace: (to: Target, state?: unknown) => void go(to, () => history.replace(to, state)),
    },
    listen: () =>
      history.listen((update) => {
        const { delta, location } = update
        const isHere = location.pathname === shownPath
        // The address bar or a plain link has led to a place on the page: its entry gets a key.
        if (delta === null && location.key === 'default' && isHere) {
          return history.replace(history.createHref(location))
        }
        const page = pageOf(update)
        const arrive = () => show(page)
        // The browser has already gone back or forward: a screen that fails there says so itself.
        if (page.action === 'POP') void go(page.location, arrive, arrive)
        else arrive()
      }),
  }
}

/** 'replaced' if the server answers but no longer has the file, because a newer build is there. */
async function outcomeOf(fetchCode: () => Promise<unknown>, href: string) {
  // The browser may remember a failed import as long as the page lives, so none is tried that would
  // fail.
  if (!navigator.onLine) return 'away'
  try {
    await fetchCode()
    return 'there'
  } catch {
    return (await isSiteThere(href)) ? 'replaced' : 'away'
  }
}
