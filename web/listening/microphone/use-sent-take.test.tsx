import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetTakes } from './kept-takes.ts'
import { takeProblems, useSentTake } from './use-sent-take.ts'

/** Records for a second and a half at most. */
function Recorder() {
  const { isOn, take, problem, start, stop } = useSentTake('a-letter', 1.5)
  return (
    <>
      <button type="button" onClick={isOn ? stop : start}>
        {isOn ? 'Stop' : 'Record'}
      </button>
      {take && <p>Recorded</p>}
      {problem && <p role="alert">{takeProblems[problem]}</p>}
    </>
  )
}

test('a recording that ends by itself says so, and keeps what was said', async () => {
  await render(<Recorder />)

  await page.getByRole('button', { name: 'Record' }).click()

  await expect
    .element(page.getByRole('alert'), { timeout: 10_000 })
    .toHaveTextContent('The recording has stopped by itself after three minutes.')
  await expect.element(page.getByText('Recorded')).toBeVisible()
})

test('what is being said while everything is forgotten is not kept', async () => {
  forgetTakes()
  await render(<Recorder />)
  await page.getByRole('button', { name: 'Record' }).click()
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()

  forgetTakes()
  await page.getByRole('button', { name: 'Stop' }).click()

  await expect.element(page.getByRole('button', { name: 'Record' })).toBeVisible()
  expect(page.getByText('Recorded').elements()).toHaveLength(0)
})
