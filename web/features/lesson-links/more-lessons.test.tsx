import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { address, show } from '../../../testing/component/show.tsx'
import { buildSummary } from '../../../testing/fake-contract.ts'
import { MoreLessons } from './more-lessons.tsx'

const lessons = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) =>
    buildSummary({
      id: first + place,
      lessonNumber: first + place,
      title: `Title ${first + place}`,
    }),
  )

const draw = ({ id, title }: LessonListItem) => <li key={id}>{title}</li>

const list = (
  <ol>
    <MoreLessons courseId={3} next={101} path="/course/3" draw={draw} />
  </ol>
)

const more = () => page.getByRole('link', { name: 'Show more lessons' })

test('without script it is a link to the next part', async () => {
  await show(list)

  await expect.element(more()).toHaveAttribute('href', '/course/3?from=101')
})

test('the next part takes the place of the link, and whoever asked stands before it', async () => {
  const sent = fakeServer(() => Response.json(lessons(101, 101)))
  await show(list)

  await more().click()

  await expect.element(page.getByText('Title 101')).toBeVisible()
  await expect.element(page.getByText('Title 200')).toBeInTheDocument()
  await expect.element(page.getByText('100 more lessons')).toHaveFocus()
  await expect.element(more()).toHaveAttribute('href', '/course/3?from=201')
  await expect.element(address()).toHaveTextContent('/')
  expect(sent.map(({ path }) => path)).toEqual(['/api/courses/3/lessons?from=101&limit=101'])
})

test('the last part has no link behind it', async () => {
  fakeServer(() => Response.json(lessons(101, 1)))
  await show(list)

  await more().click()

  await expect.element(page.getByText('One more lesson')).toHaveFocus()
  await expect.element(more()).not.toBeInTheDocument()
})

test('a part that cannot be read says so, and can be tried again', async () => {
  fakeServer(() => new Response('', { status: 500 }))
  await show(list)

  await more().click()

  await expect.element(page.getByRole('alert')).toHaveTextContent('could not be loaded')
  await expect
    .element(page.getByRole('link', { name: 'Try Again' }))
    .toHaveAttribute('href', '/course/3?from=101')
})
