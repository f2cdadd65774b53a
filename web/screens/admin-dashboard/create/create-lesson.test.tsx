import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apiPaths } from '../../../../cms/contract/paths.ts'
import {
  connectionLost,
  fakeServer,
  heldServer,
} from '../../../../testing/component/fake-server.ts'
import { show, toast } from '../../../../testing/component/show.tsx'
import { buildCourse, buildLesson, signedIn } from '../../../../testing/fake-contract.ts'
import { CreateLesson } from './create-lesson.tsx'

test('who could not create a lesson goes on from the button', async () => {
  const server = heldServer()
  const course = buildCourse()
  await show(<CreateLesson courses={[course]} onPreview={() => {}} />, { answers: signedIn })
  await page.getByLabelText('Lesson HTML').fill('<lesson-title>Hello</lesson-title>')
  await page.getByLabelText('Target course').selectOptions(String(course.id))
  const button = (name: string) => page.getByRole('button', { name })
  button('Create Lesson').element().focus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button('Creating...')).toBeDisabled()
  server.answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(toast()).toHaveTextContent('The database rests.')
  await expect.element(button('Create Lesson')).toHaveFocus()
})

const course = buildCourse()
const markup = '<lesson-title>Hello</lesson-title>'
const showForm = () =>
  show(<CreateLesson courses={[course]} onPreview={() => {}} />, { answers: signedIn })
const button = (name: string) => page.getByRole('button', { name })

test('a lesson is on its way also for who leaves the screen and comes back', async () => {
  const server = heldServer()
  const screen = await showForm()
  await page.getByLabelText('Lesson HTML').fill(markup)
  await page.getByLabelText('Target course').selectOptions(String(course.id))
  await button('Create Lesson').click()
  await expect.element(button('Creating...')).toBeDisabled()

  await screen.unmount()
  await showForm()

  await expect.element(button('Creating...')).toBeDisabled()
  await expect.element(page.getByLabelText('Lesson HTML')).toHaveAttribute('readonly')
  server.answer(Response.json(buildLesson({ id: 7, courseId: course.id, title: 'Hello' })))
  await expect.element(button('Create Lesson')).toBeEnabled()
  await expect.element(page.getByLabelText('Lesson HTML')).toHaveValue('')
})

test('the lists are read anew where the answer was lost: the lesson may be there', async () => {
  const sent = fakeServer(({ method, path }) =>
    method === 'POST'
      ? connectionLost()
      : Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : []),
  )
  const answers = { ...signedIn, [apiPaths.lessons]: [] }
  await show(<CreateLesson courses={[course]} onPreview={() => {}} />, { answers })
  await page.getByLabelText('Lesson HTML').fill(markup)
  await page.getByLabelText('Target course').selectOptions(String(course.id))

  await button('Create Lesson').click()

  await expect.element(page.getByText('The server did not answer')).toBeVisible()
  expect(sent.map(({ path }) => path)).toContain(apiPaths.lessons)
})

test('the keyboard goes on in a text that was brought back', async () => {
  await showForm()
  await page.getByLabelText('Lesson HTML').fill(markup)
  await button('Standard Template').click()
  await button('Load the template').click()
  button('Bring my text back').element().focus()

  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByLabelText('Lesson HTML')).toHaveValue(markup)
  await expect.element(page.getByLabelText('Lesson HTML')).toHaveFocus()
})
