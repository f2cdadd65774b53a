import {
  UNSAFE_createBrowserHistory,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
} from 'react-router-dom'

// What react-router calls unsafe to lean on is taken here alone: docs/private-doors.md.

/** The browser's history as react-router's own routers use it. */
export const createBrowserHistory = UNSAFE_createBrowserHistory

/** Where links and `useNavigate` find the history that they write to. */
export const NavigationContext = UNSAFE_NavigationContext

/** What `useLocation` gives. */
export const LocationContext = UNSAFE_LocationContext

/** What `useParams` reads, and where relative links begin. */
export const RouteContext = UNSAFE_RouteContext
