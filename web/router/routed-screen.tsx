import { useMemo } from 'react'
import { RouteContext } from './router-internals.ts'
import { matchPage } from './routes.ts'
import { RouteScreen } from './screen-code.tsx'

/**
 * The screen at a path, which reads the placeholders of its address by `useParams`. The router's own
 * `useRoutes` would do the same, and bring the error pages of its data routes along.
 */
export function RoutedScreen({ pathname }: { pathname: string }) {
  const { route, params } = matchPage(pathname)
  const context = useMemo(() => {
    const match = { params, pathname, pathnameBase: pathname, route: {} }
    return { outlet: null, matches: [match], isDataRoute: false }
  }, [params, pathname])
  return (
    <RouteContext value={context}>
      <RouteScreen name={route.screen} />
    </RouteContext>
  )
}
