import { type ComponentType, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LoadingOverlay } from '../layout/loading-overlay.tsx'
import { awaitUse } from './in-use.ts'
import { later, laterInUse } from './later.tsx'
import { SiteLink } from './site-link.tsx'
import { SiteRouter } from './site-router.tsx'

interface Text {
  text: string
}

const Shown = ({ text }: Text) => <p>{text}</p>

const isNeverThere = new Promise<ComponentType<Text>>(() => undefined)
const Part = later<Text>(() => isNeverThere)

function Page() {
  const [drawings, setDrawings] = useState(1)
  useEffect(() => setDrawings(2), [])
  return (
    <div>
      <output>{`drawn ${drawings} times`}</output>
      <Part text="of the server" />
    </div>
  )
}

test('what the server drew of a later part stays while its page is drawn anew', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML =
    '<div><output>drawn 1 times</output><!--$--><p>of the server</p><!--/$--></div>'

  hydrateRoot(container, <Page />)

  await expect.element(page.getByText('drawn 2 times')).toBeVisible()
  await expect.element(page.getByText('of the server')).toBeVisible()
})

test('what is further down fetches its code when somebody first uses the page', async () => {
  const load = vi.fn(async () => Shown)
  const Further = laterInUse<Text>(load)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<!--$--><p>drawn by the server</p><!--/$-->'
  awaitUse()
  hydrateRoot(container, <Further text="drawn by the server" />)
  await expect.element(page.getByText('drawn by the server')).toBeVisible()
  expect(load).not.toHaveBeenCalled()

  await userEvent.keyboard('{Tab}')

  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expect.element(page.getByText('drawn by the server')).toBeVisible()
})

test('a part whose code was lost on the way is alive once the line is back', async () => {
  const load = vi.fn(async () => Shown).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Lost = later<Text>(load)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<!--$--><p>drawn and not alive</p><!--/$-->'
  const root = hydrateRoot(container, <Lost text="drawn and not alive" />)
  await expect.poll(() => load.mock.calls.length).toBe(1)

  dispatchEvent(new Event('online'))

  await expect.poll(() => load.mock.calls.length).toBe(2)
  root.render(<Lost text="alive" />)
  await expect.element(page.getByText('alive', { exact: true })).toBeVisible()
})

test('what the server drew stays where a page that is gone to cannot be fetched', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Unused = laterInUse<Text>(() => isNeverThere)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<a href="/about">About</a><!--$--><p>drawn and not used</p><!--/$-->'
  hydrateRoot(
    container,
    <SiteRouter>
      <SiteLink to="/about">About</SiteLink>
      <Unused text="drawn and not used" />
      <LoadingOverlay />
    </SiteRouter>,
  )
  const overlay = page.getByText('Loading', { exact: true })

  await page.getByRole('link', { name: 'About' }).click()
  await expect.element(overlay).toBeVisible()
  await expect.element(overlay).not.toBeInTheDocument()

  await expect.element(page.getByText('drawn and not used')).toBeVisible()
})
