import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FirstDayStep } from '../../../cms/contract/first-day.ts'
import { show } from '../../../testing/component/show.tsx'
import { firstDayRead } from '../../data/first-day.ts'
import { FirstDay } from './first-day.tsx'

const face = { key: 'face', title: 'Your face', path: '/studio/globals/about-page' } as const
const courses = { key: 'courses', title: 'The sample courses', path: '/studio' } as const

const showSteps = (...steps: FirstDayStep[]) =>
  show(<FirstDay />, { answers: { [firstDayRead.path]: { steps, oldNames: [] } } })

test('what is done is counted, and what is left leads to where it is done', async () => {
  await showSteps({ ...face, left: 'No portrait yet' }, { ...courses, left: '' })

  await page.getByText('Make it yours: 1 of 2 done').click()

  await expect
    .element(page.getByRole('link', { name: 'Your face' }))
    .toHaveAttribute('href', face.path)
  await expect.element(page.getByText('No portrait yet.')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('sample courses that visitors see can be hidden here', async () => {
  await showSteps({ ...courses, left: 'Visitors see TOEFL' })

  await page.getByText('Make it yours: 0 of 1 done').click()

  await expect.element(page.getByRole('button', { name: 'Hide the sample courses' })).toBeVisible()
})

test('a site that is all the tutor’s own has no list', async () => {
  await showSteps({ ...face, left: '' })

  expect(page.getByText(/Make it yours/).elements()).toHaveLength(0)
})
