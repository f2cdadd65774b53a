import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { silentMicrophone } from '../../../testing/component/silent-microphone.ts'
import { hearingTexts } from './hearing.ts'
import { forgetTakes } from './kept-takes.ts'
import { takeProblems, useSentTake } from './use-sent-take.ts'

/** Records for a second and a half at most, if nobody says how long. */
function Recorder({ mostSeconds = 1.5 }) {
  const { isOn, hearing, take, problem, start, stop } = useSentTake('a-letter', mostSeconds)
  return (
    <>
      <button type="button" onClick={isOn ? stop : start}>
        {isOn ? 'Stop' : 'Record'}
      </button>
      {take && <p>Recorded</p>}
      <p>{hearingTexts[hearing]}</p>
      {problem && <p role="alert">{takeProblems[problem]}</p>}
    </>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a recording that ends by itself says so, and keeps what was said', async () => {
  await render(<Recorder />)

  await page.getByRole('button', { name: 'Record' }).click()

  await expect
    .element(page.getByRole('alert'), { timeout: 10_000 })
    .toHaveTextContent('The recording stopped by itself after three minutes.')
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

test('a microphone that gives nothing is told while it records, and so is its recording', async () => {
  silentMicrophone()
  await render(<Recorder mostSeconds={180} />)

  await page.getByRole('button', { name: 'Record' }).click()
  await expect.element(page.getByText(/^Nothing has been heard so far/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Nothing was heard in this recording.')
  await expect.element(page.getByText(/^Nothing has been heard so far/)).not.toBeInTheDocument()
})
