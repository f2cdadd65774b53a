import {
  UNSAFE_createBrowserHistory,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
} from 'react-router-dom'

// What react-router calls unsafe to lean on is taken here alone: docs/private-doors.md.

/** The browser's history as react-router's own routers use it. */
export const createBrowserHistory = UNSAFE_createBrowserHistory

/** Where links and `useNavigate` find the history that they write to. */
export const NavigationContext = UNSAFE_NavigationContext

/** Below which route `useRoutes` stands. */
export const RouteContext = UNSAFE_RouteContext

/** For a `RouteContext` in which routes begin at the site's root. */
export const noParentRoute = { outlet: null, matches: [], isDataRoute: false }
