import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { handOverPresses, repeatEarlyInput } from '../../page/after-first-paint.ts'
import { WritingPad } from './writing-pad.tsx'

const text = () => page.getByLabelText('Your text')

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('a text is counted while it is written, and kept for the visit', async () => {
  const pad = await render(<WritingPad draftKey="4/text" label="Your text" />)

  await text().fill('It was a well-known story, wasn’t it?')
  await expect.element(page.getByText('7 words')).toBeVisible()
  await pad.unmount()
  await render(<WritingPad draftKey="4/text" label="Your text" />)

  await expect.element(text()).toHaveValue('It was a well-known story, wasn’t it?')
})

test('each pad keeps a text of its own', async () => {
  const pad = await render(<WritingPad draftKey="4/0" label="Your text" />)
  await text().fill('Of the first activity')
  await pad.unmount()

  await render(<WritingPad draftKey="4/1" label="Your text" />)

  await expect.element(text()).toHaveValue('')
})

test.each([
  ['before', false],
  ['after', true],
])('what was typed early, told %s the kept text is there, stands below it', async (_, isShown) => {
  const writingPad = <WritingPad draftKey="4/text" label="Your text" />
  const earlier = await render(writingPad)
  await text().fill('Three paragraphs')
  await earlier.unmount()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(writingPad)
  const area = container.querySelector('textarea')
  if (!area) throw new Error('The server has drawn no field')
  area.value = 'One more'
  window.earlyTargets = new Map([[area, { value: 'One more' }]])

  handOverPresses()
  const root = hydrateRoot(container, writingPad)
  if (isShown) await expect.element(page.getByText('2 words')).toBeVisible()
  await repeatEarlyInput()

  await expect.element(text()).toHaveValue('Three paragraphs\n\nOne more')
  root.unmount()
  container.remove()
  await render(writingPad)
  await expect.element(text()).toHaveValue('Three paragraphs\n\nOne more')
})

test('where storage is refused a text can still be written', async () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await render(<WritingPad draftKey="4/text" label="Your text" />)

  await text().fill('Three short words')

  await expect.element(page.getByText('3 words')).toBeVisible()
  await expect.element(text()).toHaveAccessibleDescription(/cannot keep your text/)
})
