import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldServer } from '../../../../testing/component/fake-server.ts'
import { show, toast } from '../../../../testing/component/show.tsx'
import { buildCourse, buildSummary, signedIn } from '../../../../testing/fake-contract.ts'
import { ManageLessons } from './manage-lessons.tsx'

const courses = [buildCourse({ id: 1 }), buildCourse({ id: 2, name: 'Job Interviews' })]
const nothing = () => {}

const showScreen = (videoId = '') =>
  show(
    <ManageLessons
      courses={courses}
      lessons={[buildSummary({ courseId: 1, title: 'Small Talk', videoId })]}
      query=""
      onQuery={nothing}
      onPreview={nothing}
      onDeleted={nothing}
    />,
    { answers: signedIn },
  )

test('the list of courses keeps the focus where a lesson could not be moved', async () => {
  const server = heldServer()
  await showScreen()
  const move = page.getByLabelText('Move to course: Small Talk')

  move.element().focus()

  await userEvent.selectOptions(move, 'Job Interviews')
  await expect.element(page.getByRole('listitem')).toHaveAttribute('aria-busy', 'true')
  server.answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(toast()).toHaveTextContent('The database rests.')
  await expect.element(move).toHaveFocus()
})

test('one lesson is counted as one', async () => {
  await showScreen()

  await expect.element(page.getByText('1 lesson', { exact: true })).toBeVisible()
})

test('the button keeps the focus where a lesson could not be deleted', async () => {
  const server = heldServer()
  await showScreen()
  const remove = page.getByRole('button', { name: 'Delete Small Talk' })
  remove.element().focus()
  await userEvent.keyboard('{Enter}')

  await page.getByRole('button', { name: 'Delete lesson' }).click()
  await expect.element(page.getByRole('listitem')).toHaveAttribute('aria-busy', 'true')
  server.answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(toast()).toHaveTextContent('The database rests.')
  await expect.element(remove).toHaveFocus()
})

test.each([375, 768])(
  'what can be done stands below what is said of a lesson, %i pixels wide',
  async (width) => {
    await page.viewport(width, 800)
    await showScreen('default123')
    const said = [/^1 objective$/, /^Video default123$/].map((text) =>
      page.getByText(text).element(),
    )
    const done = [
      page.getByLabelText('Move to course: Small Talk'),
      page.getByRole('button', { name: 'Preview Small Talk' }),
    ].map((control) => control.element())

    const saidUntil = Math.max(...said.map((text) => text.getBoundingClientRect().bottom))
    const doneFrom = Math.min(...done.map((control) => control.getBoundingClientRect().top))

    expect(doneFrom).toBeGreaterThanOrEqual(saidUntil)
    expect(new Set(said.map((text) => getComputedStyle(text).fontSize)).size).toBe(1)
  },
)
