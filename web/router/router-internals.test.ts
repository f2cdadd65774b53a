import { createElement, type FunctionComponent, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { matchRoutes, NavigationType, StaticRouter, useLocation, useParams } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import {
  createBrowserHistory,
  LocationContext,
  NavigationContext,
  RouteContext,
} from './router-internals.ts'
import { SiteLink } from './site-link.tsx'

/** The parts of a browser's window that a history needs. */
function fakeWindow(href: string) {
  const location = new URL(href)
  const go = (_state: unknown, _title: string, to: string) => {
    location.href = new URL(to, location).href
  }
  const history = { state: null, pushState: vi.fn(go), replaceState: vi.fn(go), go: vi.fn() }
  const fake: Window = Object.assign(Object.create(null), {
    location,
    history,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  })
  return fake
}

test('a history tells its listener of what is pushed, and writes it into the address', () => {
  const window = fakeWindow('https://tutor.example/courses')
  const history = createBrowserHistory({ window, v5Compat: true })
  const listener = vi.fn()
  history.listen(listener)

  history.push('/contact?sent=1')

  expect(listener.mock.calls[0]?.[0]).toMatchObject({
    action: 'PUSH',
    location: { pathname: '/contact', search: '?sent=1' },
  })
  expect(window.location.href).toBe('https://tutor.example/contact?sent=1')
  expect(history.createURL('/about').href).toBe('https://tutor.example/about')
})

const at = (location: string, Page: FunctionComponent) =>
  renderToString(createElement(StaticRouter, { location }, createElement(Page)))

function Course() {
  return createElement('p', null, `Course ${useParams().courseId} at ${useLocation().pathname}`)
}

function Preview() {
  const pathname = '/course/7'
  const matches = matchRoutes([{ path: '/course/:courseId' }], { pathname }) ?? []
  const location = { pathname, search: '', hash: '', state: null, key: 'default' }
  const route = { outlet: null, matches, isDataRoute: false }
  const course = createElement(RouteContext, { value: route }, createElement(Course))
  const navigationType = NavigationType.Pop
  return createElement(LocationContext, { value: { location, navigationType } }, course)
}

test('below these contexts a screen stands at another address than its page', () => {
  const html = at('/preview/courses/7', Preview)

  expect(html).toBe('<p>Course 7 at /course/7</p>')
})

function Elsewhere() {
  const navigation = useContext(NavigationContext)
  const navigator = { ...navigation.navigator, createHref: () => '/preview/lessons/7' }
  const link = createElement(SiteLink, { to: '/courses' }, 'Courses')
  return createElement(NavigationContext.Provider, { value: { ...navigation, navigator } }, link)
}

test('a link asks the context’s navigator for its address', () => {
  const html = at('/', Elsewhere)

  expect(html).toContain('href="/preview/lessons/7"')
})
