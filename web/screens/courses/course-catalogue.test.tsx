import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, show } from '../../../testing/component/show.tsx'
import { buildCourse } from '../../../testing/fake-contract.ts'
import { CategoryTabs } from '../../features/course-cards/category-tabs.tsx'
import { CourseCatalogue } from './course-catalogue.tsx'

/** Every second one is Academic; the newest lesson is that of the last. */
const courses = Array.from({ length: 250 }, (_none, index) =>
  buildCourse({
    id: index + 1,
    name: `Course ${index + 1}`,
    category: index % 2 === 0 ? 'Business' : 'Academic',
    latestLessonDate: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  }),
)

const showCatalogue = (at: string) =>
  show(
    <CategoryTabs courses={courses} path="/courses">
      {(fitting, filter) => (
        <CourseCatalogue courses={fitting} filter={filter} path="/courses" empty="None" />
      )}
    </CategoryTabs>,
    { address: at },
  )

const card = (number: number) =>
  page.getByRole('heading', { name: `Course ${number}`, exact: true })
const more = () => page.getByRole('link', { name: 'Show more courses' })

test('the first hundred are drawn, newest lesson first, and the rest is behind a link', async () => {
  await showCatalogue('/courses')

  expect(page.getByRole('heading').elements()).toHaveLength(100)
  await expect.element(page.getByRole('heading').first()).toHaveTextContent('Course 250')
  await expect.element(page.getByText('Courses 1–100 of 250')).toBeVisible()
  await expect.element(more()).toHaveAttribute('href', '/courses?from=101#catalogue')
})

test('whoever follows the link by keyboard goes on above the next cards', async () => {
  await showCatalogue('/courses')

  more().element().focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByText('Courses 101–200 of 250')).toHaveFocus()
  await expect.element(card(150)).toBeInTheDocument()
  await expect.element(card(151)).not.toBeInTheDocument()
  await expect.element(address()).toHaveTextContent('/courses?from=101')
})

test('a part leads back to the first one, and the last has no other behind it', async () => {
  await showCatalogue('/courses?from=201')

  await expect.element(more()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Back to the first courses' }).click()

  await expect.element(page.getByText('Courses 1–100 of 250')).toHaveFocus()
  await expect.element(address()).toHaveTextContent('/courses')
})

test('a category is chosen among all courses, and begins with its first', async () => {
  await showCatalogue('/courses?from=201')

  await page.getByRole('tab', { name: 'Academic' }).click()

  await expect.element(page.getByText('Courses 1–100 of 125')).toBeVisible()
  await expect.element(page.getByRole('heading').first()).toHaveTextContent('Course 250')
  await expect
    .element(more())
    .toHaveAttribute('href', '/courses?category=Academic&from=101#catalogue')
  await expect.element(page.getByRole('tab', { name: 'Academic' })).toHaveFocus()
})

test('behind the last course the list is said to have ended, and leads back to its beginning', async () => {
  await showCatalogue('/courses?from=251')

  await expect.element(page.getByText('None')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Back to the first courses' }).click()

  await expect.element(page.getByText('Courses 1–100 of 250')).toBeVisible()
  await expect.element(address()).toHaveTextContent('/courses')
})
