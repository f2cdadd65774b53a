import { useMemo } from 'react'
import { matchRoutes } from 'react-router-dom'
import { RouteContext } from './router-internals.ts'
import { matchPage } from './routes.ts'
import { routeObjects } from './screen-code.tsx'

/**
 * The screen at a path, which reads the placeholders of its address by `useParams`. The router's own
 * `useRoutes` would do the same, and bring the error pages of its data routes along.
 */
export function RoutedScreen({ pathname }: { pathname: string }) {
  const route = useMemo(() => {
    const found = matchPage(pathname).route
    const objects = routeObjects.filter(({ handle }) => handle === found)
    const matches = matchRoutes(objects, { pathname }) ?? []
    return { outlet: null, matches, isDataRoute: false }
  }, [pathname])
  return <RouteContext value={route}>{route.matches.at(-1)?.route.element}</RouteContext>
}
