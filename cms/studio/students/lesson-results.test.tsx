import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LessonResults } from './lesson-results.tsx'

const at = '2026-11-01T09:00:00.000Z'
const item = { question: 'Which word fits?', right: 'went' }
const items = [
  { ...item, answer: 'went', isRight: true },
  { ...item, answer: 'gone', isRight: false },
]
const lesson = {
  of: 'lesson' as const,
  lessonId: 3,
  title: 'At the station',
  stages: 4,
  isNew: false,
  openedAt: at,
  newestAt: at,
  finishedAt: null,
  words: { asked: 0, rightAtFirst: 0, missed: [] },
  tries: [{ at, items, right: 1, total: 2, isOlder: false }],
}

test('two questions of a quiz that are asked in the same words have an answer each', async () => {
  const complaint = vi.spyOn(console, 'error')

  await render(<LessonResults lesson={lesson} />)
  await page.getByText(/^Answers from/).click()

  await expect.element(page.getByText('Right: went')).toBeVisible()
  await expect.element(page.getByText('Chose “gone”. The right answer is “went”.')).toBeVisible()
  expect(complaint).not.toHaveBeenCalled()
})

test.each([
  [1, '1 of 2 right'],
  [2, '1 of 2 right, then tried once more'],
  [3, '1 of 2 right, then tried twice more'],
  [4, '1 of 2 right, then tried 3 times more'],
])('a quiz that was tried %i times is told in words', async (times, told) => {
  const tries = Array.from({ length: times }, (_none, day) => ({
    items: [],
    right: 1,
    total: 2,
    isOlder: false,
    at: `2026-11-0${day + 1}T09:00:00.000Z`,
  }))

  await render(<LessonResults lesson={{ ...lesson, tries }} />)

  await expect.element(page.getByText(told, { exact: true })).toBeVisible()
})
