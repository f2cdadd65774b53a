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
  await page.getByText(/^Answers of/).click()

  await expect.element(page.getByText('Right: went')).toBeVisible()
  await expect.element(page.getByText('Chose “gone”. Right is “went”.')).toBeVisible()
  expect(complaint).not.toHaveBeenCalled()
})
