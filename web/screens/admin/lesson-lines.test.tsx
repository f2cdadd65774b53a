import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { buildSummary, signedIn } from '../../../testing/fake-contract.ts'
import { LessonLines } from './lesson-lines.tsx'

test.each([320, 375])('no button of a lesson lies over its date, %i pixels wide', async (width) => {
  await page.viewport(width, 800)
  const lesson = buildSummary({ createdAt: '2026-09-30T10:00:00.000Z' })

  await show(
    <div style={{ paddingInline: '1.25rem' }}>
      <LessonLines lessons={[lesson]} />
    </div>,
    { answers: signedIn },
  )

  const date = page.getByText('30 September 2026').element().getBoundingClientRect()
  const view = page.getByRole('link', { name: /^View/ }).element().getBoundingClientRect()
  expect(view.top >= date.bottom || view.left >= date.right).toBe(true)
  expect(document.documentElement.scrollWidth).toBe(width)
})

test('on a phone the number stands at the first line of a title that needs two', async () => {
  await page.viewport(375, 800)
  const title = 'Beginning a Presentation So That Everybody Wants to Hear the Rest of It'
  await show(<LessonLines lessons={[buildSummary({ title, lessonNumber: 7 })]} />, {
    answers: signedIn,
  })

  const number = page.getByText('Lesson 7').element().getBoundingClientRect()
  const lines = page.getByText(title).first().element().getBoundingClientRect()

  expect(lines.height).toBeGreaterThan(1.5 * number.height)
  expect(Math.abs(number.top - lines.top)).toBeLessThan(number.height / 2)
})
