import { useContext, useEffect, useMemo } from 'react'
import { type Navigator, parsePath, type To, useLocation, useRoutes } from 'react-router-dom'
import { NavigationContext } from '../../router/router-internals.ts'
import { routeObjects } from '../../router/screen-code.tsx'

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
  useEffect(() => {
    const { hash = '' } = parsePath(path)
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [path])

  return (
    <NavigationContext.Provider value={here}>
      {useRoutes(routeObjects, { ...parsePath(path), search })}
    </NavigationContext.Provider>
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
