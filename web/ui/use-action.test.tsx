import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAction } from './use-action.ts'

function Maker({ make }: { make: () => Promise<void> }) {
  const { isPending, run } = useAction(make)
  return (
    <button type="button" aria-disabled={isPending} onClick={() => run()}>
      Make a link
    </button>
  )
}

test('a double click does a thing once, and a later one does it again', async () => {
  const ends: (() => void)[] = []
  await render(<Maker make={() => new Promise((resolve) => void ends.push(resolve))} />)
  const button = page.getByRole('button')

  await button.dblClick({ force: true })
  expect(ends).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  ends[0]?.()
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()

  expect(ends).toHaveLength(2)
})
