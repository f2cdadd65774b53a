import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildPreview, buildSummary } from '../../../testing/fake-contract.ts'
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

const withheld = buildPreview({ id: 12, lessonNumber: 2, isPremium: true })

test.each([
  ['what is open is planned, and no locked lesson', [buildSummary(), withheld], /^One lesson in/],
  ['of locked lessons alone that is said', [withheld], /what is left is for members/],
])('%s', async (_what, lessons, text) => {
  const answers = { [apiPaths.courseLessons(1)]: lessons }
  await show(<CoursePlan course={{ id: 1, slug: 'general' }} />, { answers })

  await page.getByRole('button', { name: 'Plan this course' }).click()

  await expect.element(page.getByText(text)).toBeVisible()
})
