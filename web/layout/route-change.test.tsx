import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tellPageChange } from '../router/page-change.ts'
import { SiteLink } from '../router/site-link.tsx'
import { SiteRouter } from '../router/site-router.tsx'
import { ToastProvider } from '../ui/toasts/toast-provider.tsx'
import { RouteChange } from './route-change.tsx'

/** A page that is three windows high, whose data comes when it is asked for. */
function Screen({ path }: { path: string }) {
  const [isThere, setIsThere] = useState(path === '/begin')
  return (
    <>
      <title>{isThere ? `Page ${path}` : 'Lesson'}</title>
      {isThere ? (
        <h1>{path}</h1>
      ) : (
        <button type="button" onClick={() => setIsThere(true)}>
          Data comes
        </button>
      )}
      <p style={{ blockSize: '300vh' }} />
      <h2 id="far">Far down</h2>
      <p style={{ blockSize: '300vh' }} />
    </>
  )
}

/** A page with a heading from the start, whose name comes when it is asked for. */
function NamedLater() {
  const [name, setName] = useState('Lessons')
  const tab = useSearchParams()[0].get('tab')
  return (
    <>
      <title>{tab ? `${name}, ${tab}` : name}</title>
      <h1>{name}</h1>
      <button type="button" onClick={() => setName('Lessons of General English')}>
        Name comes
      </button>
    </>
  )
}

function Site() {
  const { pathname } = useLocation()
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <nav style={{ position: 'fixed', insetBlockEnd: 0 }}>
        <SiteLink to="/one">One</SiteLink>
        <SiteLink to="/two">Two</SiteLink>
        <SiteLink to="/two#far">Far in two</SiteLink>
        <SiteLink to="/named-later">Named later</SiteLink>
        <SiteLink to="#far">Far</SiteLink>
        <button type="button" onClick={() => setSearch({ tab: 'b' }, { replace: true })}>
          Tab
        </button>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      </nav>
      <main id="content" tabIndex={-1}>
        {pathname === '/named-later' ? <NamedLater /> : <Screen key={pathname} path={pathname} />}
      </main>
      <RouteChange />
    </>
  )
}

/** A visit of its own, whose entries of the history are no other test's. */
const visit = () =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/begin', key: crypto.randomUUID() }]}>
      <ToastProvider>
        <Site />
      </ToastProvider>
    </MemoryRouter>,
  )

const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name })
const scrolled = () => expect.poll(() => Math.round(window.scrollY))
/** Scrolls, until whoever listens has been told. An earlier test's page may still tell of its own. */
async function scrollTo(top: number) {
  const told = new Promise<void>((resolve) => {
    window.addEventListener('scroll', function listen() {
      if (Math.round(window.scrollY) !== top) return
      window.removeEventListener('scroll', listen)
      resolve()
    })
  })
  window.scrollTo({ top, behavior: 'instant' })
  await told
}

const announced = () => page.getByText(/^(?:Page \/|Lesson)/)

beforeEach(() => {
  document.querySelector('title')?.remove() // of the page that tests run in
  window.scrollTo({ top: 0, behavior: 'instant' }) // else the test would begin with a glide
})

test('going back finds the place that was scrolled to before the script ran', async () => {
  document.body.style.minBlockSize = '500vh'
  await scrollTo(400)
  await visit()
  document.body.style.minBlockSize = ''

  await link('One').click()
  await scrolled().toBe(0)
  await button('Back').click()

  await scrolled().toBe(400)
})

test('going back finds the place although the address has changed there since', async () => {
  await visit()
  await scrollTo(500)

  await button('Tab').click()
  await link('One').click()
  await scrolled().toBe(0)
  await button('Back').click()

  await scrolled().toBe(500)
})

test('another page is there at once, without a glide', async () => {
  await visit()
  await scrollTo(500)
  const passed = new Set<number>()
  const note = () => passed.add(Math.round(window.scrollY))
  window.addEventListener('scroll', note)

  await link('One').click()
  await scrolled().toBe(0)
  await link('Far in two').click()
  await expect.element(page.getByRole('heading', { name: 'Far down' })).toBeInViewport()
  const far = Math.round(window.scrollY)
  await button('Back').click()
  await scrolled().toBe(0)
  await button('Back').click()
  await scrolled().toBe(500)
  window.removeEventListener('scroll', note)

  expect([...passed].filter((top) => ![0, 500, far].includes(top))).toEqual([])
})

test('a place on the page is an entry of its own', async () => {
  await visit()

  await link('Far').click()
  await expect.element(page.getByRole('heading', { name: 'Far down' })).toBeInViewport()
  await button('Back').click()

  await scrolled().toBe(0)
})

test('a link that the browser follows itself leads to its place, and Back to the one before', async () => {
  await render(
    <SiteRouter>
      <ToastProvider>
        <a href="#far" style={{ position: 'fixed' }}>
          Plain
        </a>
        <Screen path="/begin" />
        <RouteChange />
      </ToastProvider>
    </SiteRouter>,
  )
  await scrollTo(100)

  await link('Plain').click()
  await expect.element(page.getByRole('heading', { name: 'Far down' })).toBeInViewport()
  window.history.back()
  await scrolled().toBe(100)
})

test('a page is announced by its own title, once that is known', async () => {
  await visit()
  await expect.element(announced()).not.toBeInTheDocument()

  await link('One').click()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(announced()).not.toBeInTheDocument()
  await button('Data comes').click()
  await expect.element(announced()).toHaveTextContent(/^Page \/one$/)

  await link('Two').click()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(announced()).not.toBeInTheDocument()
  await button('Data comes').click()
  await expect.element(announced()).toHaveTextContent(/^Page \/two$/)
})

test('a page that is named when its heading is there is announced by that name', async () => {
  await visit()
  const told = page.getByRole('paragraph').filter({ hasText: /^Lessons/ })

  await link('Named later').click()
  await expect.element(told).toHaveTextContent(/^Lessons$/)
  await button('Name comes').click()
  await expect.element(told).toHaveTextContent(/^Lessons of General English$/)

  await button('Tab').click()
  await expect.poll(() => document.title).toBe('Lessons of General English, b')
  await expect.element(told).toHaveTextContent(/^Lessons of General English$/)
})

test('that a page did not load is no longer said once the next change of page begins', async () => {
  const said = page.getByText('The page did not load')
  await render(
    <MemoryRouter>
      <ToastProvider>
        <RouteChange />
      </ToastProvider>
    </MemoryRouter>,
  )
  tellPageChange({ count: 1, state: 'failed' })
  await expect.element(said).toBeVisible()

  tellPageChange({ count: 2, state: 'coming' })
  await expect.element(said).not.toBeInTheDocument()

  tellPageChange({ count: 2, state: 'failed' })
  await expect.element(said).toBeVisible()
})
