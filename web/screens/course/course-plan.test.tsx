import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { show } from '../../../testing/component/show.tsx'
import { CoursePlan } from './course-plan.tsx'

test.each([
  ['gone', null],
  ['without lessons', []],
])('of a course that is %s by now nobody has finished every lesson', async (_what, lessons) => {
  const answers = { [apiPaths.courseLessons(1)]: lessons }
  await show(<CoursePlan course={{ id: 1, slug: 'general' }} />, { answers })

  await page.getByRole('button', { name: 'Plan this course' }).click()

  await expect.element(page.getByRole('status')).toHaveTextContent(/has no lessons any more/)
})
