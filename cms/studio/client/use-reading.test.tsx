import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useReading } from './use-reading.ts'

interface HeldReading {
  resolve: (answer: string) => void
  reject: (error: Error) => void
}

/** Readings that are answered when they are told to be, in whichever order. */
function heldReadings() {
  const begun: HeldReading[] = []
  const read = () =>
    new Promise<string>((resolve, reject) => {
      begun.push({ resolve, reject })
    })
  return { begun, read }
}

interface ShownProps {
  read: () => Promise<string>
  since?: number
  /** Told each answer that is shown. */
  onShown?: (answer: string) => void
}

function Shown({ read, since, onShown }: ShownProps) {
  const { answer, error, readAnew } = useReading(read, since)
  useEffect(() => {
    if (answer !== null) onShown?.(answer)
  }, [answer, onShown])
  return (
    <>
      <output>{answer ?? 'nothing'}</output>
      {error instanceof Error && <p role="alert">{error.message}</p>}
      <button type="button" onClick={readAnew}>
        Read
      </button>
    </>
  )
}

const shown = page.getByRole('status')
const told = page.getByRole('alert')
const readAnew = () => page.getByRole('button', { name: 'Read' }).click()

test('an earlier reading that is answered later changes nothing', async () => {
  const { begun, read } = heldReadings()
  const seen: string[] = []
  const onShown = (answer: string) => void seen.push(answer)
  await render(<Shown read={read} onShown={onShown} />)
  await readAnew()
  begun[1]?.resolve('newer')
  await expect.element(shown).toHaveTextContent('newer')

  begun[0]?.resolve('older')
  await readAnew()
  begun[2]?.resolve('newest')

  await expect.element(shown).toHaveTextContent('newest')
  expect(seen).toEqual(['newer', 'newest'])
})

test('an earlier reading that is answered first is shown until the later one comes', async () => {
  const { begun, read } = heldReadings()
  await render(<Shown read={read} />)
  await readAnew()

  begun[0]?.resolve('older')
  await expect.element(shown).toHaveTextContent('older')
  begun[1]?.resolve('newer')

  await expect.element(shown).toHaveTextContent('newer')
})

test('what was read stays where a later reading fails, until one succeeds', async () => {
  const { begun, read } = heldReadings()
  await render(<Shown read={read} />)
  begun[0]?.resolve('first')
  await expect.element(shown).toHaveTextContent('first')

  await readAnew()
  begun[1]?.reject(new Error('No line'))

  await expect.element(told).toHaveTextContent('No line')
  await expect.element(shown).toHaveTextContent('first')
  await readAnew()
  begun[2]?.resolve('third')
  await expect.element(shown).toHaveTextContent('third')
  await expect.element(told).not.toBeInTheDocument()
})

test('that an earlier reading has failed is not told after the answer to a later one', async () => {
  const { begun, read } = heldReadings()
  await render(<Shown read={read} />)
  await readAnew()
  begun[1]?.resolve('newer')
  await expect.element(shown).toHaveTextContent('newer')

  begun[0]?.reject(new Error('No line'))
  await readAnew()

  await expect.poll(() => begun.length).toBe(3)
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(shown).toHaveTextContent('newer')
})

test('it is read anew whenever something else is known to have come', async () => {
  const { begun, read } = heldReadings()
  const { rerender } = await render(<Shown read={read} since={1} />)
  begun[0]?.resolve('first')
  await expect.element(shown).toHaveTextContent('first')

  await rerender(<Shown read={read} since={2} />)
  begun[1]?.resolve('second')

  await expect.element(shown).toHaveTextContent('second')
})
