import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MarkupImport } from './markup-import.tsx'

test('what is wrong with the markup is said aloud at each press', async () => {
  const nothing = () => undefined
  await render(<MarkupImport text="" onChange={nothing} onImport={nothing} />)
  const fill = page.getByRole('button', { name: 'Fill the form' })
  await fill.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Paste the markup first.')
  const saidFirst = page.getByRole('alert').element()

  await fill.click()

  await expect.poll(() => page.getByRole('alert').element()).not.toBe(saidFirst)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Paste the markup first.')
})
