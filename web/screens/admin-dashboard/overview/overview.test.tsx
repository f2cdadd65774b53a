import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../testing/component/show.tsx'
import { buildCourse, buildSummary } from '../../../../testing/fake-contract.ts'
import { Overview } from './overview.tsx'

test('a title of one long word breaks where the screen ends, and its button stays', async () => {
  await page.viewport(375, 800)
  const title = `lesson_03_${'idioms_and_collocations_'.repeat(3)}final.html`

  await show(<Overview courses={[]} lessons={[buildSummary({ title })]} onPreview={() => {}} />)

  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(375)
})

test('a course whose name is one long word does not make the page wider than the screen', async () => {
  await page.viewport(375, 800)
  const course = buildCourse({
    name: 'Englischsprachig'.repeat(5),
    description: 'Gespräch'.repeat(20),
  })

  await show(<Overview courses={[course]} lessons={[]} onPreview={() => {}} />)

  await expect.element(page.getByRole('heading', { name: course.name })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(375)
})
