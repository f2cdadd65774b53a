import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Notice } from './notice.tsx'

test('a notice is the page’s own heading, what it says, and where to go from here', async () => {
  await render(
    <Notice title="Course Not Found" text="It may have moved.">
      <a href="/courses">Back to Courses</a>
    </Notice>,
  )

  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Course Not Found' }))
    .toBeVisible()
  await expect.element(page.getByText('It may have moved.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to Courses' })).toBeVisible()
})

test('inside a page its heading stands below the page’s', async () => {
  await render(<Notice level={2} title="No Lessons Available" />)

  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
})
