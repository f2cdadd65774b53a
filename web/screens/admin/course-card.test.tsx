import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse } from '../../../testing/fake-contract.ts'
import { CourseFrame } from './course-card.tsx'

test('a course whose name is one long word does not make the page wider than the screen', async () => {
  await page.viewport(375, 800)
  const course = buildCourse({
    name: 'Englischsprachig'.repeat(5),
    description: 'Gespräch'.repeat(40),
  })

  await show(
    <CourseFrame course={course} note="No lessons">
      <p>No lessons uploaded yet</p>
    </CourseFrame>,
  )

  await expect.element(page.getByRole('heading', { name: course.name })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(375)
})
