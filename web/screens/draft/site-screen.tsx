import { useContext, useEffect, useMemo } from 'react'
import { NavigationType, type Navigator, parsePath, type To, useLocation } from 'react-router-dom'
import { RoutedScreen } from '../../router/routed-screen.tsx'
import { LocationContext, NavigationContext } from '../../router/router-internals.ts'

/**
 * The site's screen at a path that is not this page's. What it changes of its own address, such as
 * the tab of a lesson, changes this page's.
 */
export function SiteScreen({ path }: { path: string }) {
  const navigation = useContext(NavigationContext)
  const { pathname, search } = useLocation()
  const here = useMemo(
    () => ({ ...navigation, navigator: standingAt(pathname, path, navigation.navigator) }),
    [navigation, pathname, path],
  )
  const { pathname: shown = '/', hash = '' } = parsePath(path)
  const there = useMemo(
    () => ({
      location: { pathname: shown, search, hash, state: null, key: 'default' },
      navigationType: NavigationType.Pop,
    }),
    [shown, search, hash],
  )
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  return (
    <NavigationContext value={here}>
      <LocationContext value={there}>
        <RoutedScreen pathname={shown} />
      </LocationContext>
    </NavigationContext>
  )
}

function standingAt(pathname: string, path: string, navigator: Navigator): Navigator {
  const shown = parsePath(path).pathname
  function here(to: To): To {
    const target = typeof to === 'string' ? parsePath(to) : to
    return target.pathname === shown ? { ...target, pathname } : to
  }
  return {
    ...navigator,
    createHref: (to) => navigator.createHref(here(to)),
    push: (to, ...rest) => navigator.push(here(to), ...rest),
    replace: (to, ...rest) => navigator.replace(here(to), ...rest),
  }
}
