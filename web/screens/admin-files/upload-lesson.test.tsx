import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { fakeServer, heldServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildLesson, signedIn } from '../../../testing/fake-contract.ts'
import { UploadLesson } from './upload-lesson.tsx'

const showScreen = () => show(<UploadLesson courseId={1} />, { answers: signedIn })
const button = (name: string) => page.getByRole('button', { name })

test('a lesson is on its way also for who looks at another course and comes back', async () => {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const sent = fakeServer(({ method, path }) =>
    method === 'POST' ? waiting : Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : []),
  )
  const screen = await showScreen()
  await page
    .getByLabelText('Choose an HTML file')
    .upload(new File(['<h1>Hello</h1>'], 'one.html', { type: 'text/html' }))
  await expect.element(page.getByLabelText('Lesson HTML')).toHaveValue('<h1>Hello</h1>')
  await button('Upload Lesson').click()
  await expect.element(button('Uploading...')).toBeVisible()

  await screen.unmount()
  await showScreen()

  await expect.element(button('Uploading...')).toBeDisabled()

  answer(Response.json(buildLesson({ id: 7, courseId: 1, lessonNumber: 5, title: 'Hello' })))

  await expect.element(page.getByText('“Hello” is lesson 5.')).toBeVisible()
  await expect.element(button('Upload Lesson')).toBeEnabled()
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('who could not upload a lesson goes on from the button', async () => {
  const server = heldServer()
  await showScreen()
  await page.getByLabelText('Lesson HTML').fill('<h1>Hello</h1>')
  button('Upload Lesson').element().focus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button('Uploading...')).toBeDisabled()
  server.answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(page.getByText('Your text is kept')).toBeVisible()
  await expect.element(button('Upload Lesson')).toHaveFocus()
})
