import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { buildLesson, buildSummary } from '../../../testing/fake-contract.ts'
import { reads } from '../../data/reads.ts'
import { UploadedLessonViewer } from './uploaded-lesson-viewer.tsx'

const lesson = buildLesson({ id: 29, courseId: 17, lessonNumber: 12, title: 'At the bank' })
const answers = {
  [reads.lessonsBeside(17, 12).path]: [28, 29, 30].map((id) =>
    buildSummary({ id, courseId: 17, lessonNumber: id - 17 }),
  ),
  [reads.lessonWordCount(29).path]: { words: 12 },
}

test.for([1440, 1280, 1200, 1024, 768, 375])(
  'the way to the words lies under no button, %i pixels wide',
  async (width) => {
    await page.viewport(width, 800)
    await show(<UploadedLessonViewer lesson={lesson} />, { answers })
    await expect.element(page.getByRole('button', { name: 'I have finished' })).toBeVisible()

    const practise = page.getByRole('link', { name: 'Practise these words' }).element()
    const heading = page.getByRole('heading', { name: 'At the bank' }).element()

    expect(practise.getBoundingClientRect().right).toBeLessThanOrEqual(
      heading.getBoundingClientRect().right,
    )
  },
)

test('a window as narrow as a phone with letters twice as large has room for all of the bar', async () => {
  await page.viewport(187, 800)
  await show(<UploadedLessonViewer lesson={lesson} />, { answers })
  await expect.element(page.getByRole('button', { name: 'I have finished' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Practise these words' })).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(187)
  const button = page.getByRole('link', { name: 'Open Interactive Version' }).element()
  expect(button.scrollWidth).toBe(button.clientWidth)
})
