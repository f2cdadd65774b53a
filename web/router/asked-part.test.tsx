import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AskedPart } from './asked-part.tsx'

const Answer = ({ text }: { text: string }) => <p>{text}</p>

interface AskingProps {
  load: () => Promise<typeof Answer>
}

/** A button that asks for the part, and takes it away again. */
function Asking({ load }: AskingProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsAsked(!isAsked)}>
        Ask
      </button>
      {isAsked && (
        <AskedPart
          load={load}
          loading="Loading the answer…"
          failed="The answer did not load"
          part={{ text: 'Forty-two' }}
        />
      )}
    </>
  )
}

const ask = () => page.getByRole('button', { name: 'Ask' }).click()

test('nothing is fetched before somebody asks, and the part is drawn once it is there', async () => {
  const load = vi.fn(async () => Answer)
  await render(<Asking load={load} />)
  expect(load).not.toHaveBeenCalled()

  await ask()

  await expect.element(page.getByText('Forty-two')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('while it is on its way, that is said', async () => {
  await render(<Asking load={() => new Promise(() => undefined)} />)

  await ask()

  await expect.element(page.getByRole('status')).toHaveTextContent('Loading the answer…')
})

test('code that did not come is said, with a way to try again', async () => {
  await render(<Asking load={() => Promise.reject(new Error('offline'))} />)

  await ask()

  await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing that you did is lost.')
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('asked for another time, what did not come is fetched anew', async () => {
  const load = vi.fn(async () => Answer).mockRejectedValueOnce(new Error('offline'))
  await render(<Asking load={load} />)
  await ask()
  await expect.element(page.getByRole('alert')).toBeVisible()

  await ask()
  await ask()

  await expect.element(page.getByText('Forty-two')).toBeVisible()
})
