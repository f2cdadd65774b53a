import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useKeptFocus } from './use-kept-focus.ts'

function Part() {
  return (
    <section aria-label="A part" {...useKeptFocus<HTMLElement>()}>
      <Once />
    </section>
  )
}

/** Draws itself anew, and not the part around it. */
function Once() {
  const [isDone, setIsDone] = useState(false)
  if (isDone) return <p>Done</p>
  return (
    <button type="button" onClick={() => setIsDone(true)}>
      Do it
    </button>
  )
}

test('a button that goes with what it has done leaves the focus to its part', async () => {
  await render(<Part />)

  await page.getByRole('button', { name: 'Do it' }).click()

  await expect.element(page.getByText('Done')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'A part' })).toHaveFocus()
})
