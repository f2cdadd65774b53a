import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse, buildLesson, signedIn } from '../../../testing/fake-contract.ts'
import { UploadLessons } from './upload-lessons.tsx'

const course = buildCourse({ id: 1, name: 'First course' })

/** Somebody who has chosen nothing yet; what another one has chosen stays hers. */
const answersFor = (id: number) => ({
  [apiPaths.me]: { ...signedIn[apiPaths.me], id },
})

const answerTo = (path: string, adminId: number) =>
  path === apiPaths.me
    ? Response.json(answersFor(adminId)[path])
    : path === apiPaths.courseLessons(1)
      ? Response.json([])
      : Response.json({ message: 'Not found' }, { status: 404 })

const showScreen = (adminId: number) =>
  show(<UploadLessons courses={[course]} />, { answers: answersFor(adminId) })

const button = (name: string) => page.getByRole('button', { name })
const list = () => page.getByRole('list', { name: 'Chosen files' })

function choose(...names: string[]) {
  const data = new DataTransfer()
  for (const name of names) {
    data.items.add(new File([`<title>${name}</title>`], name, { type: 'text/html' }))
  }
  const input = page.getByLabelText('HTML file').element()
  if (input instanceof HTMLInputElement) input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('an upload goes on while another screen is looked at, and nothing of it comes back', async () => {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const sent = fakeServer(({ method, path }) => (method === 'POST' ? waiting : answerTo(path, 1)))
  const screen = await showScreen(1)
  choose('one.html')
  await page.getByLabelText('Target course').selectOptions('1')
  await button('Upload HTML Lesson').click()
  await expect.element(button('Uploading...')).toBeVisible()

  await screen.unmount()
  await showScreen(1)

  await expect.element(button('Uploading...')).toBeDisabled()
  await expect.element(list()).toHaveTextContent('one.html')

  answer(Response.json(buildLesson({ id: 7, courseId: 1, title: 'one.html' })))

  await expect.element(button('Upload HTML Lesson')).toBeEnabled()
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /one\.html/ })).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('what is stored after the screen was left is gone from the list', async () => {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve
  })
  fakeServer(({ method, path }) => (method === 'POST' ? waiting : answerTo(path, 2)))
  const screen = await showScreen(2)
  choose('one.html')
  await page.getByLabelText('Target course').selectOptions('1')
  await button('Upload HTML Lesson').click()
  await screen.unmount()

  answer(Response.json(buildLesson({ id: 7, courseId: 1, title: 'one.html' })))
  await showScreen(2)

  await expect.element(page.getByRole('link', { name: /one\.html/ })).toBeVisible()
  await expect.element(list()).not.toBeInTheDocument()
})

test('files that are chosen while others are read are all in the list', async () => {
  fakeServer(({ path }) => answerTo(path, 3))
  await showScreen(3)

  choose('one.html', 'two.html')
  choose('three.html')

  for (const name of ['one.html', 'two.html', 'three.html']) {
    await expect.element(button(`Remove ${name}`)).toBeVisible()
  }
  await expect.element(button('Upload HTML Lesson')).toBeEnabled()
})

test('who could not upload a lesson goes on from the button', async () => {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve
  })
  fakeServer(({ method, path }) => (method === 'POST' ? waiting : answerTo(path, 9)))
  await showScreen(9)
  choose('one.html')
  await page.getByLabelText('Target course').selectOptions('1')
  await expect.element(list()).toHaveTextContent('one.html')
  button('Upload HTML Lesson').element().focus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button('Uploading...')).toBeDisabled()
  answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(button('Upload HTML Lesson')).toHaveFocus()
})

test('what is missing stands at its field until it is there', async () => {
  fakeServer(({ path }) => answerTo(path, 10))
  await showScreen(10)
  const course = page.getByLabelText('Target course')
  const file = page.getByLabelText('HTML file')

  await button('Upload HTML Lesson').click()

  await expect.element(course).toHaveFocus()
  await expect.element(course).toHaveAccessibleDescription('Please select a course.')
  await expect.element(file).toHaveAccessibleDescription(/Please select an HTML file\.$/)

  await course.selectOptions('1')
  choose('one.html')

  await expect.element(course).not.toHaveAttribute('aria-invalid')
  await expect.element(file).not.toHaveAttribute('aria-invalid')
})
