import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { StageButtons } from './stage-buttons.tsx'

const nothing = () => undefined
const boxOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect()

const showButtons = () =>
  show(<StageButtons stage="video" hasResults={false} onStep={nothing} onRestart={nothing} />)

test('on a phone the ways back and on stand in one row', async () => {
  await page.viewport(375, 800)
  await showButtons()

  expect(boxOf('Next: Vocabulary').top).toBe(boxOf('Previous: Warm-up').top)
})

test('with letters twice as large the way on has a row of its own', async () => {
  await page.viewport(375, 800)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  await showButtons()

  expect(boxOf('Next: Vocabulary').top).toBeGreaterThan(boxOf('Previous: Warm-up').bottom)
  expect(document.documentElement.scrollWidth).toBe(375)
})
