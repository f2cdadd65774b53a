import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulateForcedColours, emulateMedium } from '../../../testing/component/emulated-medium.ts'
import { show } from '../../../testing/component/show.tsx'
import { FaqList } from './faq-list.tsx'

afterEach(() => emulateForcedColours(false))

test('answers that are closed on the screen are there on paper', async () => {
  await show(
    <FaqList
      items={[
        { id: 1, question: 'How long is a lesson?', answer: 'Fifty minutes.' },
        { id: 2, question: 'Do you teach groups?', answer: 'Up to four people.' },
      ]}
    />,
  )
  const answers = () => [
    page.getByText('Fifty minutes.').element().checkVisibility(),
    page.getByText('Up to four people.').element().checkVisibility(),
  ]
  expect(answers()).toEqual([false, false])

  await emulateMedium('print')

  expect(answers()).toEqual([true, true])
})

test('in a reader’s own colours a question still shows that it is open', async () => {
  await show(<FaqList items={[{ id: 1, question: 'How long?', answer: 'Fifty minutes.' }]} />)
  const summary = page.getByText('How long?').element().closest('summary')
  await page.getByText('How long?').click()
  await expect.element(page.getByText('Fifty minutes.')).toBeVisible()
  const colour = () => summary && getComputedStyle(summary, '::after').backgroundColor
  const own = colour()

  await emulateForcedColours(true)

  expect(colour()).toBe(own)
})

test('a closed question has a plus at its end, an open one the wave', async () => {
  await show(<FaqList items={[{ id: 1, question: 'How long?', answer: 'Fifty minutes.' }]} />)
  const summary = page.getByText('How long?').element().closest('summary')
  const mark = () => summary && getComputedStyle(summary, '::after')

  expect(mark()?.content).toBe('"+" / ""')
  await page.getByText('How long?').click()

  await expect.poll(() => mark()?.maskImage).toMatch(/^url\([^)]*svg/)
})
