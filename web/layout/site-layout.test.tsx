import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/component/fake-server.ts'
import { show } from '../../testing/component/show.tsx'
import { buildSite } from '../../testing/fake-contract.ts'
import { SiteLayout } from './site-layout.tsx'

afterEach(() => {
  window.location.hash = ''
})

test('“Skip to content” moves the focus, and leaves alone what the address holds', async () => {
  fakeServer(() => Response.json(buildSite()))
  window.location.hash = 'a-record'
  await show(<SiteLayout>A page</SiteLayout>)

  const link = page.getByRole('link', { name: 'Skip to content' })
  link.element().focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('#a-record')
  expect(link.element()).toHaveAttribute('href', '#content')
})

/** Whether a browser does what a key asks for that is held down. */
const does = (element: Element, key: string) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true }),
  )

test('Enter that is held presses once, and makes new lines in a text', async () => {
  fakeServer(() => Response.json(buildSite()))
  await show(
    <SiteLayout>
      <button type="button">Record</button>
      <textarea aria-label="Text" />
    </SiteLayout>,
  )
  const button = page.getByRole('button', { name: 'Record' }).element()
  const text = page.getByRole('textbox', { name: 'Text' }).element()

  expect(does(button, 'Enter')).toBe(false)
  expect(does(button, 'Tab')).toBe(true)
  expect(does(text, 'Enter')).toBe(true)
})
