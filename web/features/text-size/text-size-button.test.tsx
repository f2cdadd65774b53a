import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextSizeButton } from './text-size-button.tsx'

const button = () => page.getByRole('button', { name: /^Text size/ })
const textSize = () => getComputedStyle(document.documentElement).fontSize

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the button steps the whole page through 18, 14, 16 and 18 px', async () => {
  await render(<TextSizeButton />)

  const sizes: string[] = []
  for (let press = 0; press < 4; press++) {
    await button().click()
    sizes.push(textSize())
  }

  expect(sizes).toEqual(['18px', '14px', '16px', '18px'])
})

test('the choice is kept for the next lesson and belongs to lessons alone', async () => {
  const lesson = await render(<TextSizeButton />)
  await button().click()
  await button().click()

  await lesson.unmount()
  expect(textSize()).toBe('16px')
  await render(<TextSizeButton />)

  await expect.element(button()).toHaveTextContent('Text size: 14px')
  expect(textSize()).toBe('14px')
})

test('where storage is refused the choice holds for the lesson', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await render(<TextSizeButton />)

  await button().click()

  expect(textSize()).toBe('18px')
})
