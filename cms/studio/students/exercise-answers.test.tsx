import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExerciseAnswers } from './exercise-answers.tsx'

const answered = {
  at: '2026-11-20T10:00:00.000Z',
  word: 'apple',
  how: 'dictation',
  answer: 'I like rad apples',
  verdict: 'right',
  isOlder: false,
}

test('of a dictation it is said that the verdict is that of its word', async () => {
  await render(<ExerciseAnswers answers={[answered, { ...answered, how: 'gap', word: 'pear' }]} />)
  await page.getByText('2 answers').click()

  await expect.element(page.getByText('The word was right: “I like rad apples”')).toBeVisible()
  await expect.element(page.getByText('Right: “I like rad apples”', { exact: true })).toBeVisible()
})
