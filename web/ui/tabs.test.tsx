import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateForcedColours } from '../../testing/component/emulated-medium.ts'
import { panelId, TabList, tabId } from './tabs.tsx'

const fruits = [
  { value: 'apple', label: 'Apples' },
  { value: 'pear', label: 'Pears' },
  { value: 'plum', label: 'Plums' },
] as const
type Fruit = (typeof fruits)[number]['value']

function Fruits({ hrefs = false }: { hrefs?: boolean }) {
  const [selected, setSelected] = useState<Fruit>('apple')
  const tabs = fruits.map((tab) => (hrefs ? { ...tab, href: `#${tab.value}` } : tab))
  return (
    <>
      <button type="button">Before</button>
      <TabList
        label="Fruits"
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        idPrefix="fruit"
      />
      <p id={panelId('fruit', selected)} role="tabpanel" aria-labelledby={tabId('fruit', selected)}>
        {selected}
      </p>
    </>
  )
}

/** Where the keyboard comes from. */
const before = () => page.getByRole('button', { name: 'Before' })
const tab = (name: string) => page.getByRole('tab', { name })

afterEach(() => emulateForcedColours(false))

test('a click selects a tab, and its panel is named after it', async () => {
  await render(<Fruits />)

  await tab('Pears').click()

  await expect.element(tab('Pears')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Apples')).toHaveAttribute('aria-selected', 'false')
  await expect.element(page.getByRole('tabpanel', { name: 'Pears' })).toHaveTextContent('pear')
})

test('arrow keys, Home and End select along the row and around its ends', async () => {
  await render(<Fruits />)
  await tab('Apples').click()

  const reached: unknown[] = []
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await userEvent.keyboard(`{${key}}`)
    reached.push(document.activeElement?.textContent)
  }

  expect(reached).toEqual(['Pears', 'Plums', 'Apples', 'Plums', 'Apples'])
  await expect.element(tab('Apples')).toHaveAttribute('aria-selected', 'true')
})

test('the row is one stop of the Tab key: the selected tab', async () => {
  await render(<Fruits />)
  await before().click()

  await userEvent.tab()
  await expect.element(tab('Apples')).toHaveFocus()
  await userEvent.tab()

  await expect.element(tab('Pears')).not.toHaveFocus()
})

test('before script runs, tabs that lead somewhere are stops of their own', () => {
  const html = renderToString(<Fruits hrefs />)

  expect(html.match(/tabindex="0"/gi)).toHaveLength(fruits.length)
})

test('tabs that lead somewhere select without leaving the page', async () => {
  await render(<Fruits hrefs />)
  await before().click()

  await userEvent.tab()
  await expect.element(tab('Apples')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')

  await expect.element(tab('Pears')).toHaveAttribute('aria-selected', 'true')
  expect(location.hash).toBe('')
})

test('with a modifier key a tab that is a link opens elsewhere, and nothing is selected', async () => {
  await render(<Fruits hrefs />)
  const opened = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('click', opened, { once: true })

  await tab('Pears').click({ modifiers: ['ControlOrMeta'] })

  expect(opened).toHaveBeenCalledOnce()
  await expect.element(tab('Apples')).toHaveAttribute('aria-selected', 'true')
})

/** How dark the row is at its end, above its words: 0 as its ground, 1 as ink. */
async function shadeOfEnd(): Promise<number> {
  const picture = await page.screenshot({ element: page.getByRole('tablist'), save: false })
  const { width, height, data } = await pixelsOf(picture)
  const row = Math.round(height / 10) * width
  return 1 - (data[4 * (row + width - 2)] ?? 255) / 255
}

async function pixelsOf(base64: string): Promise<ImageData> {
  const answer = await fetch(`data:image/png;base64,${base64}`)
  const bitmap = await createImageBitmap(await answer.blob())
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

const ground = 0.05

/** On a phone, as wide as it is. */
async function showRow(width: number) {
  await page.viewport(width, 600)
  await render(
    <main style={{ paddingInline: 'var(--page-gutter)' }}>
      <Fruits />
    </main>,
  )
  return page.getByRole('tablist').element()
}

test('on a phone the row shows that it goes on, until its end is in sight', async () => {
  const row = await showRow(180)
  expect(await shadeOfEnd()).toBeGreaterThan(ground)

  row.scrollLeft = row.scrollWidth

  expect(await shadeOfEnd()).toBeLessThan(ground)
})

test('in a reader’s own colours, which know no shades, it has its scrollbar', async () => {
  await emulateForcedColours(true)
  const row = await showRow(180)

  const { scrollbarWidth, backgroundImage } = getComputedStyle(row)
  expect({ scrollbarWidth, backgroundImage }).toEqual({
    scrollbarWidth: 'auto',
    backgroundImage: 'none',
  })
})

test('a row that is all in sight has no shade', async () => {
  await showRow(600)

  expect(await shadeOfEnd()).toBeLessThan(ground)
})
