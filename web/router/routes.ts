import { matchRoutes, type Params } from 'react-router-dom'

export interface Route {
  path: string
  /** The screen `screens/<name>/<name>-screen.tsx`. */
  screen: string
  /**
   * Everybody who is not signed in is sent to /admin/login; of an 'owner' page assistants are told
   * that it is not theirs.
   */
  access?: 'admin' | 'owner'
  /** The parameters that its screen looks at, whose pages the server keeps apart. */
  search?: readonly string[]
}

/** Every address of the site (spec §2) and the screen that answers it. */
export const routes: readonly Route[] = [
  { path: '/', screen: 'home', search: ['category'] },
  { path: '/about', screen: 'about' },
  { path: '/contact', screen: 'contact', search: ['problem', 'sent'] },
  { path: '/testimonials', screen: 'testimonials', search: ['more', 'tab'] },
  { path: '/privacy-policy', screen: 'privacy-policy' },
  { path: '/terms-of-service', screen: 'terms-of-service' },

  { path: '/courses', screen: 'courses', search: ['category', 'from'] },
  { path: '/courses/speak-fluently', screen: 'speak-fluently', search: ['from'] },
  { path: '/courses/speak-fluently/self-discipline', screen: 'lesson', search: ['tab'] },
  { path: '/courses/:courseSlug', screen: 'course-by-slug' },
  { path: '/courses/:courseSlug/:lessonSlug', screen: 'lesson', search: ['tab'] },
  { path: '/courses/:courseSlug/:lessonSlug/practise', screen: 'practise' },
  { path: '/courses/:courseSlug/:lessonSlug/worksheet', screen: 'worksheet' },
  { path: '/course/:courseId', screen: 'course', search: ['from'] },
  { path: '/course/:courseId/certificate', screen: 'certificate' },
  { path: '/verify', screen: 'verify' },
  { path: '/sample-lesson', screen: 'sample-lesson' },
  { path: '/view-lessons', screen: 'view-lessons', search: ['from'] },
  { path: '/view-lessons/:courseId', screen: 'view-lessons', search: ['from'] },
  { path: '/view-lesson-details/:lessonId', screen: 'uploaded-lesson' },
  { path: '/view-lesson-details/:lessonId/practise', screen: 'practise' },
  { path: '/view-lesson-details/:lessonId/worksheet', screen: 'worksheet' },
  { path: '/exercises/:address', screen: 'practise' },
  { path: '/exercises/:address/worksheet', screen: 'worksheet' },
  { path: '/my-words', screen: 'my-words' },
  { path: '/minimal-pairs', screen: 'minimal-pairs', search: ['language'] },

  { path: '/my-progress', screen: 'my-progress' },
  { path: '/on-your-device', screen: 'on-your-device' },
  { path: '/what-is-counted', screen: 'what-is-counted' },
  { path: '/s', screen: 'student' },
  { path: '/homework/:homeworkId', screen: 'uploaded-lesson' },

  { path: '/admin/login', screen: 'admin-login', search: ['returnTo'] },
  { path: '/admin', screen: 'admin', access: 'admin', search: ['tab'] },
  {
    path: '/admin/dashboard',
    screen: 'admin-dashboard',
    access: 'admin',
    search: ['lesson', 'tab'],
  },
  { path: '/admin/legacy', screen: 'admin-dashboard', access: 'admin', search: ['lesson', 'tab'] },
  { path: '/admin/files', screen: 'admin-files', access: 'owner', search: ['course', 'tab'] },
  {
    path: '/admin/course-file-manager/:courseId',
    screen: 'admin-files',
    access: 'owner',
    search: ['tab'],
  },

  { path: '/admin/read-aloud/lessons/:lessonId', screen: 'admin-read-aloud', access: 'owner' },
  { path: '/admin/read-aloud/exercises/:address', screen: 'admin-read-aloud', access: 'owner' },

  { path: '/preview/*', screen: 'draft' },
  { path: '/draft/:token', screen: 'draft' },

  { path: '*', screen: 'not-found' },
]

/** The route of an address and what its placeholders stand for. */
export function matchPage(pathname: string): MatchedPage {
  let page = matched.get(pathname)
  if (page) return page
  if (matched.size === mostMatched) matched.clear() // anybody can ask for addresses that are none
  page = findPage(pathname)
  matched.set(pathname, page)
  return page
}

interface MatchedPage {
  route: Route
  params: Readonly<Params>
}

/** One page asks several times, and the router ranks all routes anew each time. */
const matched = new Map<string, MatchedPage>()
const mostMatched = 500

function findPage(pathname: string): MatchedPage {
  const match = matchRoutes(candidatesFor(pathname), { pathname })?.at(-1)
  return { route: match?.route.handle ?? anyOther, params: match?.params ?? {} }
}

/**
 * The routes with as many parts as the address, and those for all below one: the router makes a
 * pattern of every route that it is given.
 */
function candidatesFor(pathname: string) {
  const parts = countParts(pathname)
  return matchable.filter(({ path, count }) => count === parts || path.endsWith('*'))
}

const countParts = (path: string) => path.split('/').filter(Boolean).length

const matchable = routes.map((route) => ({
  path: route.path,
  count: countParts(route.path),
  handle: route,
}))

const anyOther: Route = { path: '*', screen: 'not-found' }
