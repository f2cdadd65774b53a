import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { QuizReview } from './quiz-review.tsx'

const questions: QuizQuestion[] = [
  { question: 'She ___ tea.', options: ['drink', 'drinks'], correctAnswer: 1 },
  { question: 'They ___ late.', options: ['is', 'are'], correctAnswer: 1 },
]

const button = (name: string) => page.getByRole('button', { name })

test('a second try takes the focus along, from its first question to its outcome', async () => {
  await render(
    <QuizReview questions={questions} quiz={{ answers: [0, 1], current: 1, phase: 'results' }} />,
  )

  button('Try this 1 again').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('group', { name: 'She ___ tea.' }).getByText('She ___ tea.'))
    .toHaveFocus()

  await page.getByLabelText('drink', { exact: true }).click()
  await button('Submit Quiz').click()
  await expect.element(page.getByText('0 of 1 right this time.')).toHaveFocus()

  await button('Try this 1 again').click()
  await expect.element(page.getByText('Question 1 of 1')).toBeVisible()
  await expect
    .element(page.getByRole('group', { name: 'She ___ tea.' }).getByText('She ___ tea.'))
    .toHaveFocus()
})
