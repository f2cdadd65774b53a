import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLinksHeld } from './use-links-held.ts'

function Page({ isHeld }: { isHeld: boolean }) {
  const [held, setHeld] = useState('none')
  useLinksHeld(isHeld, (address) => setHeld(new URL(address).pathname))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keeps the test on its page
    <div onClick={(event) => event.preventDefault()}>
      <a href="/studio/collections/lessons">
        <span>Lessons</span>
      </a>
      <a href="#part">Part</a>
      <a href="/guide" target="_blank" rel="noreferrer">
        Guide
      </a>
      <output>{held}</output>
    </div>
  )
}

const held = page.getByRole('status')

test('a link that leads away is held, and one to a part or another window is not', async () => {
  await render(<Page isHeld />)

  await page.getByText('Part').click()
  await page.getByText('Guide').click()
  await expect.element(held).toHaveTextContent('none')
  await page.getByText('Lessons').click()

  await expect.element(held).toHaveTextContent('/studio/collections/lessons')
})

test('where nothing waits, no link is held', async () => {
  await render(<Page isHeld={false} />)

  await page.getByText('Lessons').click()

  await expect.element(held).toHaveTextContent('none')
})
