import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { fakeServer, heldServer } from '../../../testing/component/fake-server.ts'
import { show, toast } from '../../../testing/component/show.tsx'
import { buildCourse, signedIn } from '../../../testing/fake-contract.ts'
import { CourseFiles } from './course-files.tsx'

const bare = { ...buildCourse(), cssContent: null, jsContent: null }
const showScreen = () =>
  show(<CourseFiles courseId={1} />, { answers: { ...signedIn, [apiPaths.course(1)]: bare } })
const button = (name: string) => page.getByRole('button', { name })

test('files are on their way also for who leaves the screen and comes back', async () => {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve
  })
  let course: Record<string, unknown> = bare
  const sent = fakeServer(({ method, path }) => {
    if (method === 'PATCH') return waiting
    return Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : course)
  })
  const screen = await showScreen()
  await page.getByLabelText('CSS content').fill('p { color: teal }')
  await button('Save Course Files').click()
  await expect.element(button('Saving...')).toBeDisabled()

  await screen.unmount()
  await showScreen()

  await expect.element(button('Saving...')).toBeDisabled()

  course = { ...bare, cssContent: 'p { color: teal }' }
  answer(Response.json(course))

  await expect.element(button('Save Course Files')).toBeEnabled()
  await expect.element(page.getByText('has not been saved')).not.toBeInTheDocument()
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

test('who could not save the files goes on from the button', async () => {
  const server = heldServer()
  await showScreen()
  await page.getByLabelText('CSS content').fill('p { color: teal }')
  button('Save Course Files').element().focus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button('Saving...')).toBeDisabled()
  server.answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(page.getByText('Your text is kept')).toBeVisible()
  await expect.element(button('Save Course Files')).toHaveFocus()
})

test('where both files are there, it is said what makes room for another', async () => {
  const course = { ...bare, cssContent: 'p { color: teal }', jsContent: 'start()' }
  await show(<CourseFiles courseId={1} />, {
    answers: { ...signedIn, [apiPaths.course(1)]: course },
  })

  await button('Save Course Files').click()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Both files are already uploaded. Delete one to save another in its place.')
})

test('who could not delete a file goes on from the button', async () => {
  const server = heldServer()
  const course = { ...bare, cssContent: 'p { color: teal }' }
  await show(<CourseFiles courseId={1} />, {
    answers: { ...signedIn, [apiPaths.course(1)]: course },
  })
  button('Delete CSS file').element().focus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button('Delete CSS file')).toBeDisabled()
  server.answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(toast()).toHaveTextContent('Failed to delete css file')
  await expect.element(button('Delete CSS file')).toHaveFocus()
})

test('a newer file, from another device, is shown and not deleted in the place of the older', async () => {
  let course: Record<string, unknown> = { ...bare, cssContent: 'older {}' }
  const sent = fakeServer(({ method, path }) => {
    if (method !== 'DELETE') return Response.json(path === apiPaths.me ? signedIn[path] : course)
    course = { ...bare, cssContent: 'newer {}' }
    return Response.json({ message: 'The CSS file has been replaced.' }, { status: 409 })
  })
  await show(<CourseFiles courseId={1} />, {
    answers: { ...signedIn, [apiPaths.course(1)]: course },
  })

  await button('Delete CSS file').click()

  await expect.element(page.getByLabelText('CSS content')).toHaveValue('newer {}')
  await expect.element(page.getByText('A newer CSS file has been uploaded elsewhere')).toBeVisible()
  const digest = '15145fd264897c9cc55f54bec933c280f8791f2a8416da7dfc1daa8b7c60abb6'
  expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(
    `/api/courses/1/files/css?seen=${digest}`,
  )
})

test('the keyboard goes on at the card whose deleted text was put back', async () => {
  const course = { ...bare, jsContent: 'start()' }
  let shown: Record<string, unknown> = course
  fakeServer(({ method, path }) => {
    if (method === 'DELETE') shown = bare
    return Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : shown)
  })
  await show(<CourseFiles courseId={1} />, {
    answers: { ...signedIn, [apiPaths.course(1)]: course },
  })
  await button('Delete JavaScript file').click()
  const back = button('Put its text back')
  await expect.element(back).toBeVisible()
  back.element().focus()

  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByLabelText('JavaScript content')).toHaveValue('start()')
  await expect.element(page.getByRole('heading', { name: 'JavaScript file' })).toHaveFocus()
})
