import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { SecondTry } from './second-try.tsx'

const questions: QuizQuestion[] = [
  { question: 'She ___ tea.', options: ['drink', 'drinks'], correctAnswer: 1 },
  { question: 'They ___ late.', options: ['is', 'are'], correctAnswer: 1 },
]

const button = (name: string | RegExp) => page.getByRole('button', { name })

const showTry = (answers: number[]) =>
  render(
    <SecondTry questions={questions} quiz={{ answers, current: 1, phase: 'results' }}>
      <button type="button">Practice Again</button>
    </SecondTry>,
  )

test('a second try takes the focus along, from its first question to its outcome', async () => {
  await showTry([0, 1])

  button('Try this one again').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('group', { name: 'She ___ tea.' }).getByText('She ___ tea.'))
    .toHaveFocus()

  await page.getByLabelText('drink', { exact: true }).click()
  await button('Submit Quiz').click()
  await expect.element(page.getByText('0 of 1 right this time.')).toHaveFocus()
  await expect.element(page.getByText('drink (your answer, not correct)')).toBeVisible()

  await button('Try this one again').click()
  await expect.element(page.getByText('Question 1 of 1')).toBeVisible()
  await expect
    .element(page.getByRole('group', { name: 'She ___ tea.' }).getByText('She ___ tea.'))
    .toHaveFocus()
})

test('the way to try again stands first in the row, and only while something is missed', async () => {
  await showTry([0, 0])

  expect(
    page
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Try these 2 again', 'Practice Again'])
  await button('Try these 2 again').click()
  await expect.element(button(/^Try/)).not.toBeInTheDocument()
  await expect.element(button('Practice Again')).toBeVisible()
})

test('where all was right nothing is tried again', async () => {
  await showTry([1, 1])

  await expect.element(button('Practice Again')).toBeVisible()
  await expect.element(button(/^Try/)).not.toBeInTheDocument()
})
