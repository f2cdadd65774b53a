import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse, signedIn } from '../../../testing/fake-contract.ts'
import { FileManager } from './file-manager.tsx'

test('a course whose name is one long word does not make the page wider than the screen', async () => {
  await page.viewport(375, 800)
  const course = buildCourse({ name: 'Englischsprachig'.repeat(5) })
  const answers = {
    ...signedIn,
    [apiPaths.courses]: [course],
    [apiPaths.course(course.id)]: { ...course, cssContent: null, jsContent: null },
  }

  // Its tabs reach into the gutter of the page.
  await show(
    <div style={{ paddingInline: 'var(--page-gutter, 1.25rem)' }}>
      <FileManager />
    </div>,
    { address: `/admin/files?course=${course.id}`, answers },
  )

  await expect.element(page.getByLabelText('CSS content')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(375)
})
