import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../../testing/component/fake-server.ts'
import { CourseNote } from './course-hint.tsx'

const general = 'The course that shows this lesson.'
const draft = 'This course is a draft. Learners see the lesson once the course is published.'

const statusOf = (path: string) =>
  path.startsWith('/studio/api/courses/1?') ? 'draft' : 'published'

test('a course that is a draft is told of, and one that is published is not', async () => {
  const sent = fakeServer(({ path }) => Response.json({ id: 1, _status: statusOf(path) }))

  const screen = await render(<CourseNote course={1} />)
  await expect.element(page.getByText(draft)).toBeVisible()
  await screen.rerender(<CourseNote course={1} />)
  await screen.rerender(<CourseNote course={2} />)

  await expect.element(page.getByText(general)).toBeVisible()
  expect(sent).toHaveLength(2)
})

test.each([null, 1])(
  'where nothing is known of the course %s, nothing is told of it',
  async (course) => {
    const sent = fakeServer(connectionLost)

    await render(<CourseNote course={course} />)

    await vi.waitFor(() => expect(sent).toHaveLength(course ?? 0))
    await expect.element(page.getByText(general)).toBeVisible()
  },
)

test('two parts of a form that ask in the same moment ask once', async () => {
  const sent = fakeServer(() => Response.json({ id: 1, _status: 'draft' }))

  await render(
    <>
      <CourseNote course={1} />
      <CourseNote course={1} />
    </>,
  )

  await expect.poll(() => page.getByText(draft).elements().length).toBe(2)
  expect(sent).toHaveLength(1)
})
